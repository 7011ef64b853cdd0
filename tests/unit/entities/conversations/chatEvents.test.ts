import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Chat, ChatMessage } from '@/protocol/records/chats';
import { selectChatMessages } from '@/entities/conversations/chatMessages/chatMessagesState';
import { loadChatMessages } from '@/entities/conversations/chatMessages/chatMessageThunks';
import { chats, selectUnreadChatMessages } from '@/entities/conversations/chats/chats';
import { EVERYTHING } from '@/entities/base/collection/collectionState';
import { chatHidden, chatShown, windowFocusChanged } from '@/entities/device/attention/attentionSlice';
import { sessionEnded } from '@/entities/session/sessionActions';
import { serverEvents, serverEventsReceived } from '@/realtime/serverEvents';
import { resyncRequested } from '@/realtime/socketActions';
import { createTestStore } from '@tests/support/createTestStore';

const ME = 10;
const BRUNO = 11;
const settle = () => vi.advanceTimersByTimeAsync(0);
const members = (unreads: number) => [
  { userId: ME, unreads, user: null },
  { userId: BRUNO, unreads: 0, user: { id: BRUNO, name: 'Bruno Tavares' } },
];
const aChat = (facts: Partial<Chat> = {}): Chat => ({
  id: 1,
  uuid: 'c-1',
  title: 'Vendas',
  users: members(0),
  ...facts,
});
const oi: ChatMessage = { id: 5, chatId: 1, senderId: BRUNO, message: 'Oi' };
const arrival = (record: Chat | null, message: ChatMessage = oi) =>
  serverEvents.chat({ action: 'new-message', message, record });

/** The user is in one chat, whose messages were read before. */
const createWorld = async () => {
  const messages = { status: 200, body: { records: [], count: 0, hasMore: false } };
  const world = createTestStore({
    routes: {
      'GET /chats/': { body: { records: [aChat()], count: 1, hasMore: false } },
      'GET /chats/1/messages': () => ({ ...messages }),
      'POST /chats/1/read': { body: aChat() },
    },
  });
  const { store } = world;
  world.begin();
  await store.dispatch(chats.load({ view: 'popover', query: EVERYTHING, page: 1 }));
  await store.dispatch(loadChatMessages({ chatId: 1 }));
  await settle();
  return {
    ...world,
    /** What the server answers when the messages are asked for. */
    messages,
    titles: () => chats.selectRecords(store.getState(), 'popover').map(({ title }) => title),
    chat: (id = 1) => chats.selectById(store.getState(), id),
    said: (chatId = 1) => selectChatMessages(store.getState(), chatId).map(({ message }) => message),
    unread: () => selectUnreadChatMessages(store.getState()),
    /** How often the chat was marked read on the server. */
    readMarks: () => world.calls.filter((call) => call === 'POST /chats/1/read').length,
    failures: () => world.logged.filter((message) => message === 'A listener failed'),
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what an event says about a chat', () => {
  it('[RT-10] [CHAT-18] a record without members changes a chat the user is in', async () => {
    const world = await createWorld();
    world.store.dispatch(serverEvents.chat({ action: 'update', record: aChat({ title: 'Balcão', users: undefined }) }));
    expect(world.titles()).toEqual(['Balcão']);
    expect(world.chat()?.users).toEqual(members(0));
  });

  it('[RT-10] [RT-22] [CHAT-18] a message whose chat is unreadable shows in a chat the user is in', async () => {
    const world = await createWorld();
    world.store.dispatch(arrival(null));
    expect(world.said()).toEqual(['Oi']);
    expect(world.failures()).toEqual([]);
  });

  it('[CHAT-18] a record without members adds no chat', async () => {
    const world = await createWorld();
    const record = aChat({ id: 9, uuid: 'c-9', title: 'Outros', users: undefined });
    world.store.dispatch(serverEvents.chat({ action: 'create', record }));
    expect(world.titles()).toEqual(['Vendas']);
    expect(world.chat(9)).toBeUndefined();
  });

  it('[RT-10] [RT-22] [CHAT-18] a message that comes without members shows in a chat the user is in', async () => {
    const world = await createWorld();
    world.store.dispatch(arrival(aChat({ lastMessage: 'Bruno: Oi', users: undefined })));
    expect(world.said()).toEqual(['Oi']);
    expect(world.chat()?.lastMessage).toBe('Bruno: Oi');
  });

  it('[CHAT-18] a message that the user has sent from elsewhere shows too, and once', async () => {
    const world = await createWorld();
    for (let told = 0; told < 2; told += 1) world.store.dispatch(arrival(aChat(), { ...oi, senderId: ME }));
    expect(world.said()).toEqual(['Oi']);
    expect(world.unread()).toBe(0);
  });

  it('[RT-10] [CHAT-18] removes the chat and its messages when the user is no longer a member', async () => {
    const world = await createWorld();
    world.store.dispatch(arrival(aChat({ users: members(1) })));
    expect(world.said()).toEqual(['Oi']);
    world.store.dispatch(serverEvents.chat({ action: 'update', record: aChat({ users: members(0).slice(1) }) }));
    expect(world.titles()).toEqual([]);
    expect(world.said()).toEqual([]);
  });
});

describe('several events at once', () => {
  const second: ChatMessage = { ...oi, id: 6, message: 'Tudo bem?' };

  it.each([
    ['a message whose chat is unreadable', arrival(null, { ...oi, chatId: 9 })],
    ['a change of the chat', serverEvents.chat({ action: 'update', record: aChat({ title: 'Balcão' }) })],
    ['a deletion of another chat', serverEvents.chat({ action: 'delete', id: 9 })],
    ["a message in others' chat", arrival(aChat({ id: 9, users: [] }), { ...oi, chatId: 9 })],
  ])('[RT-10] [RT-22] [CHAT-18] %s does not keep the next message from showing', async (_, event) => {
    const world = await createWorld();
    world.store.dispatch(serverEventsReceived([event, arrival(aChat({ users: members(1) }), second)]));
    expect(world.said()).toEqual(['Tudo bem?']);
    expect(world.unread()).toBe(1);
    expect(world.failures()).toEqual([]);
  });

  it('[RT-10] [RT-22] [CHAT-18] show their messages in the order of their ids, whatever the order of arrival', async () => {
    const world = await createWorld();
    world.store.dispatch(serverEventsReceived([arrival(aChat(), second), arrival(aChat())]));
    expect(world.said()).toEqual(['Oi', 'Tudo bem?']);
  });

  it('[SEC-08] are ignored after the session has ended', async () => {
    const world = await createWorld();
    world.store.dispatch(sessionEnded({ reason: 'logout' }));
    world.store.dispatch(serverEventsReceived([arrival(aChat()), serverEvents.chat({ action: 'delete', id: 1 })]));
    expect(world.chat()).toBeUndefined();
    expect(world.said()).toEqual([]);
    expect(world.failures()).toEqual([]);
  });
});

describe('reading a chat', () => {
  const look = ({ store }: Awaited<ReturnType<typeof createWorld>>, focused = true) => {
    store.dispatch(windowFocusChanged(focused));
    store.dispatch(chatShown({ chatId: 1 }));
  };
  const message = arrival(aChat({ users: members(1) }));

  it('[CHAT-15] [CALL-131] marks a message read 300 ms after it arrived in the chat on screen, here and on the server', async () => {
    const world = await createWorld();
    look(world);
    world.store.dispatch(message);
    await vi.advanceTimersByTimeAsync(299);
    expect([world.unread(), world.readMarks()]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect([world.unread(), world.readMarks()]).toEqual([0, 1]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(world.readMarks()).toBe(1);
    world.store.dispatch(arrival(aChat({ users: members(1) }), { ...oi, id: 6 }));
    await vi.advanceTimersByTimeAsync(300);
    expect([world.unread(), world.readMarks()]).toEqual([0, 2]);
  });

  it('[CHAT-15] marks several messages read with one call, 300 ms after the last', async () => {
    const world = await createWorld();
    look(world);
    world.store.dispatch(message);
    await vi.advanceTimersByTimeAsync(200);
    world.store.dispatch(arrival(aChat({ users: members(2) }), { ...oi, id: 6 }));
    await vi.advanceTimersByTimeAsync(299);
    expect([world.unread(), world.readMarks()]).toEqual([2, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect([world.unread(), world.readMarks()]).toEqual([0, 1]);
  });

  it('[CHAT-15] marks a message read in time, however much else happens', async () => {
    const world = await createWorld();
    look(world);
    world.store.dispatch(message);
    for (const id of [7, 8]) {
      await vi.advanceTimersByTimeAsync(150);
      world.store.dispatch(serverEvents.chat({ action: 'delete', id }));
    }
    expect([world.unread(), world.readMarks()]).toEqual([0, 1]);
  });

  it('[CHAT-15] calls nobody for a chat without unread messages', async () => {
    const world = await createWorld();
    look(world);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(world.readMarks()).toBe(0);
  });

  it('[CHAT-15] leaves messages unread while the window has no focus, and marks them read once it has', async () => {
    const world = await createWorld();
    look(world, false);
    world.store.dispatch(message);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([world.unread(), world.readMarks()]).toEqual([1, 0]);
    world.store.dispatch(windowFocusChanged(true));
    await vi.advanceTimersByTimeAsync(300);
    expect([world.unread(), world.readMarks()]).toEqual([0, 1]);
  });

  it('[CHAT-15] [OFF-02] leaves messages unread that could not be read after a gap, and marks them read once they are', async () => {
    const world = await createWorld();
    look(world);
    world.messages.status = 500;
    world.store.dispatch(resyncRequested());
    world.store.dispatch(serverEvents.chat({ action: 'update', record: aChat({ users: members(1) }) }));
    await world.store.dispatch(loadChatMessages({ chatId: 1 }));
    await vi.advanceTimersByTimeAsync(5_000);
    expect([world.unread(), world.readMarks()]).toEqual([1, 0]);
    world.messages.status = 200;
    await world.store.dispatch(loadChatMessages({ chatId: 1 }));
    await vi.advanceTimersByTimeAsync(300);
    expect([world.unread(), world.readMarks()]).toEqual([0, 1]);
  });

  it('[CHAT-15] leaves the messages of a chat unread that was never loaded', async () => {
    const world = await createWorld();
    const record = aChat({ id: 2, uuid: 'c-2', users: members(1) });
    world.store.dispatch(serverEvents.chat({ action: 'create', record }));
    world.store.dispatch(windowFocusChanged(true));
    world.store.dispatch(chatShown({ chatId: 2 }));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(world.unread()).toBe(1);
    expect(world.calls).not.toContain('POST /chats/2/read');
  });

  it('[CHAT-15] leaves messages unread while no chat or another chat is on screen', async () => {
    const world = await createWorld();
    world.store.dispatch(windowFocusChanged(true));
    world.store.dispatch(message);
    await vi.advanceTimersByTimeAsync(5_000);
    world.store.dispatch(chatShown({ chatId: 2 }));
    await vi.advanceTimersByTimeAsync(5_000);
    expect([world.unread(), world.readMarks()]).toEqual([1, 0]);
    expect(world.failures()).toEqual([]);
  });

  it.each([
    ['the user leaves the chat', () => chatHidden({ chatId: 1 })],
    ['the window loses the focus', () => windowFocusChanged(false)],
    ['the chat is deleted', () => serverEvents.chat({ action: 'delete', id: 1 })],
    ['the session ends', () => sessionEnded({ reason: 'logout' })],
  ])('[CHAT-15] marks nothing read if %s within the 300 ms', async (_, leave) => {
    const world = await createWorld();
    look(world);
    world.store.dispatch(message);
    await vi.advanceTimersByTimeAsync(299);
    world.store.dispatch(leave());
    await vi.advanceTimersByTimeAsync(5_000);
    expect(world.readMarks()).toBe(0);
    expect(world.failures()).toEqual([]);
  });
});
