import { describe, expect, it } from 'vitest';
import { messageTableOf } from '@/entities/base/messageTable';
import type { ChatMessage } from '@/protocol/records/chats';
import { chatMessageArrived, chatMessageSent } from '@/entities/conversations/chatMessages/chatMessageActions';
import {
  emptyChatThread,
  selectChatMessages,
  selectChatThread,
  selectMayLoadOlderChat,
} from '@/entities/conversations/chatMessages/chatMessagesState';
import { loadChatMessages, loadOlderChatMessages } from '@/entities/conversations/chatMessages/chatMessageThunks';
import { chats } from '@/entities/conversations/chats/chats';
import { sessionEnded } from '@/entities/session/sessionActions';
import { createTestStore } from '@tests/support/createTestStore';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { createReducedState } from '@tests/support/reducedState';

const arg = { chatId: 1 };
const message = (id: number, facts: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  chatId: 1,
  senderId: 11,
  message: `${id}`,
  ...facts,
});
const page = (ids: readonly number[], hasMore = false) => ({
  records: ids.map((id) => message(id)),
  hasMore,
  readerId: 10,
});
const arrived = (id: number, isEcho = false, facts: Partial<ChatMessage> = {}) =>
  chatMessageArrived({ message: message(id, facts), isEcho, receivedAt: 0 });
const failed = new Error('no');

const createState = () => {
  const { dispatch, state } = createReducedState();
  return {
    dispatch,
    ask: (request = 'r') => dispatch(loadChatMessages.pending(request, arg)),
    answer: (ids: readonly number[], hasMore = false, request = 'r') =>
      dispatch(loadChatMessages.fulfilled(page(ids, hasMore), request, arg)),
    byChat: () => state().chatMessages.byChat,
    thread: () => selectChatThread(state(), 1),
    ids: () => selectChatMessages(state(), 1).map(({ id }) => id),
    texts: () => selectChatMessages(state(), 1).map((one) => one.message),
  };
};

describe('the messages of an internal chat', () => {
  it('from the first request to the answer', () => {
    const { ask, answer, byChat, thread } = createState();
    expect(thread()).toBe(emptyChatThread);
    ask();
    expect(byChat()).toEqual({ 1: { ...emptyChatThread, status: 'loading', requestId: 'r' } });
    answer([1, 2, 3], true);
    const messages = messageTableOf([message(1), message(2), message(3)]);
    expect(byChat()).toEqual({ 1: { ...emptyChatThread, status: 'ready', page: 1, hasMore: true, messages } });
  });

  it('that arrive while the first page is read stay if they are newer than it, and take its place if they are in it', () => {
    const { ask, answer, dispatch, ids, texts } = createState();
    ask();
    for (const id of [2, 3, 4, 5]) dispatch(arrived(id, false, { message: 'live' }));
    answer([1, 2, 3], true);
    expect(ids()).toEqual([1, 2, 3, 4, 5]);
    expect(texts()).toEqual(['1', '2', '3', 'live', 'live']);
  });

  it('are those of opened chats alone, but for the echo of a text', () => {
    const { dispatch, byChat, answer, ask, thread, ids } = createState();
    dispatch(arrived(5));
    expect(byChat()).toEqual({});
    dispatch(arrived(5, true));
    expect(byChat()).toEqual({ 1: { ...emptyChatThread, messages: messageTableOf([message(5)]) } });
    // The echo does not make the first page a later one.
    ask();
    answer([4, 5], true);
    expect(ids()).toEqual([4, 5]);
    expect(thread()).toMatchObject({ page: 1, hasMore: true });
  });

  it('have the answer to a sent text at once', () => {
    const { dispatch, byChat } = createState();
    dispatch(chatMessageSent({ entryId: 'e', message: message(5) }));
    expect(byChat()).toEqual({ 1: { ...emptyChatThread, messages: messageTableOf([message(5)]) } });
  });

  it('take over what page 1 says when it is read again, and keep the end of the conversation', () => {
    const { ask, answer, dispatch, ids, texts, thread } = createState();
    ask();
    answer([1, 2], false);
    dispatch(arrived(2, false, { message: 'live' }));
    ask('s');
    answer([2, 3], true, 's');
    expect(ids()).toEqual([1, 2, 3]);
    expect(thread()).toMatchObject({ page: 1, hasMore: false });
    expect(texts()).toEqual(['1', '2', '3']);
  });

  it('are dropped if they answer an earlier request, whose failure is nothing either', () => {
    const { ask, answer, dispatch, thread, ids } = createState();
    ask('old');
    ask('new');
    answer([1], false, 'old');
    dispatch(loadChatMessages.rejected(failed, 'old', arg));
    expect(thread()).toEqual({ ...emptyChatThread, status: 'loading', requestId: 'new' });
    answer([2], false, 'new');
    expect(ids()).toEqual([2]);
  });

  it('are missed only if the first reading fails', () => {
    const { ask, answer, dispatch, thread } = createState();
    ask();
    dispatch(loadChatMessages.rejected(failed, 'r', arg));
    expect(thread()).toEqual({ ...emptyChatThread, status: 'failed' });
    ask();
    answer([1]);
    ask();
    dispatch(loadChatMessages.rejected(failed, 'r', arg));
    expect(thread()).toMatchObject({ status: 'ready', requestId: null });
  });

  it.each([
    ['the user left', chats.gone(1)],
    ['was of another session', sessionEnded({ reason: 'logout' })],
  ])('leave with a chat that %s, and late answers bring nothing back', (_, leave) => {
    const { ask, answer, dispatch, byChat } = createState();
    ask();
    answer([1], true);
    ask();
    dispatch(loadOlderChatMessages.pending('o', arg));
    dispatch(leave);
    expect(byChat()).toEqual({});
    answer([1]);
    dispatch(loadChatMessages.rejected(failed, 'r', arg));
    dispatch(loadOlderChatMessages.fulfilled({ ...page([0]), number: 2 }, 'o', arg));
    dispatch(loadOlderChatMessages.rejected(failed, 'o', arg));
    expect(byChat()).toEqual({});
  });
});

describe('reading an internal chat', () => {
  /** A server with messages 1 to 9, two on a page. */
  const createWorld = () => {
    const asked: number[] = [];
    let newest = 9;
    let failure: FakeAnswer | null = null;
    const world = createTestStore({
      routes: {
        'GET /chats/1/messages': ({ params }) => {
          asked.push(Number(params.pageNumber));
          if (failure) return failure;
          const end = newest - (Number(params.pageNumber) - 1) * 2;
          const records = [end - 1, end].filter((id) => id > 0).map((id) => message(id));
          return { body: { records, count: newest, hasMore: end > 2 } };
        },
      },
    });
    world.begin();
    const { dispatch, getState } = world.store;
    return {
      ...world,
      asked,
      load: () => dispatch(loadChatMessages(arg)),
      loadOlder: () => dispatch(loadOlderChatMessages(arg)),
      arrives: (id: number) => {
        newest = id;
        dispatch(arrived(id));
      },
      fails: (answer: FakeAnswer | null) => void (failure = answer),
      ids: () => selectChatMessages(getState(), 1).map(({ id }) => id),
      thread: () => selectChatThread(getState(), 1),
      mayLoadOlder: () => selectMayLoadOlderChat(getState(), 1),
    };
  };

  it('[LIST-04] [CHAT-16] [CALL-129] brings the newest page, with the user who asked, and then older pages one by one', async () => {
    const world = createWorld();
    await world.loadOlder();
    expect(world.asked).toEqual([]);
    expect(await world.load().unwrap()).toMatchObject({ readerId: 10, records: [message(8), message(9)] });
    await world.loadOlder();
    expect(world.ids()).toEqual([6, 7, 8, 9]);
    for (let page = 3; page <= 6; page += 1) await world.loadOlder();
    expect(world.asked).toEqual([1, 2, 3, 4, 5]);
    expect(world.ids()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(world.thread()).toMatchObject({ page: 5, hasMore: false });
  });

  it('[CHAT-16] passes over pages of which live messages made all known', async () => {
    const world = createWorld();
    await world.load();
    world.arrives(10);
    world.arrives(11);
    await world.loadOlder();
    expect(world.asked).toEqual([1, 2, 3]);
    expect(world.ids()).toEqual([6, 7, 8, 9, 10, 11]);
  });

  it('[CHAT-16] [CHAT-17] loads older messages by itself only where there are some, one page at a time, and not after a failure', async () => {
    const world = createWorld();
    expect(world.mayLoadOlder()).toBe(false);
    await world.load();
    expect(world.mayLoadOlder()).toBe(true);
    const reading = world.loadOlder();
    expect(world.mayLoadOlder()).toBe(false);
    await reading;
    // Of a code that is a toast wherever failures are told.
    world.fails({ status: 400, body: { error: 'ERR_NO_PERMISSION' } });
    await world.loadOlder();
    expect([world.mayLoadOlder(), world.thread().olderFailed]).toEqual([false, true]);
    world.fails(null);
    await world.loadOlder();
    expect([world.mayLoadOlder(), world.thread().olderFailed]).toEqual([true, false]);
    expect(world.store.getState().toasts).toEqual([]);
  });

  it('of a chat that is gone by the time of the answer ends quietly', async () => {
    const world = createWorld();
    await world.load();
    const reading = [world.load(), world.loadOlder()];
    world.store.dispatch(chats.gone(1));
    const ends = await Promise.all(reading);
    expect(ends.map(({ meta }) => meta.requestStatus)).toEqual(['fulfilled', 'fulfilled']);
    expect(world.store.getState().chatMessages.byChat).toEqual({});
  });
});
