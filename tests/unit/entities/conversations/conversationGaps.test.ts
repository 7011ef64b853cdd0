import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '@/protocol/records/chats';
import type { Message } from '@/protocol/records/messages';
import { chatMessageArrived } from '@/entities/conversations/chatMessages/chatMessageActions';
import { selectChatMessages, selectChatThread } from '@/entities/conversations/chatMessages/chatMessagesState';
import { loadChatMessages, loadOlderChatMessages } from '@/entities/conversations/chatMessages/chatMessageThunks';
import { selectThread, selectThreadMessages } from '@/entities/conversations/messages/messageSelectors';
import { loadMessages, loadOlderMessages } from '@/entities/conversations/messages/messageThunks';
import { serverEvents } from '@/realtime/serverEvents';
import { resyncRequested } from '@/realtime/socketActions';
import { aMessage } from '@tests/support/records';
import { createReducedState } from '@tests/support/reducedState';

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, place) => from + place);

/** Ticket 1, whose messages are numbered in the order of their times. */
const openTicket = () => {
  const { dispatch, state: now } = createReducedState();
  const arg = { ticketId: 1 };
  const message = (number: number): Message =>
    aMessage({ id: `${number}`, createdAt: new Date(Date.UTC(2026, 10, 21, 12, 0, number)).toISOString() });
  const page = (from: number, to: number, hasMore = true) => ({
    records: numbers(from, to).map(message),
    hasMore,
    ticket: null,
  });
  return {
    ask: (whole = false) => dispatch(loadMessages.pending('newest', { ...arg, whole })),
    answer: (from: number, to: number, whole = false) =>
      dispatch(loadMessages.fulfilled(page(from, to), 'newest', { ...arg, whole })),
    askOlder: (request = 'older') => dispatch(loadOlderMessages.pending(request, arg)),
    answerOlder: (number: number, from: number, to: number, request = 'older') =>
      dispatch(loadOlderMessages.fulfilled({ ...page(from, to), number }, request, arg)),
    failOlder: (request = 'older') => dispatch(loadOlderMessages.rejected(new Error('no'), request, arg)),
    arrives: (number: number) =>
      dispatch(serverEvents.appMessage({ action: 'create', record: message(number), ticket: null, contact: null })),
    gap: () => dispatch(resyncRequested()),
    shown: () => selectThreadMessages(now(), 1).map(({ id }) => Number(id)),
    thread: () => selectThread(now(), 1),
  };
};

/** Chat 1, whose messages have these ids. */
const openChat = () => {
  const { dispatch, state: now } = createReducedState();
  const arg = { chatId: 1 };
  const message = (id: number): ChatMessage => ({ id, chatId: 1, senderId: 11, message: `${id}` });
  const page = (from: number, to: number, hasMore = true) => ({ records: numbers(from, to).map(message), hasMore });
  return {
    ask: (_whole = false) => dispatch(loadChatMessages.pending('newest', arg)),
    answer: (from: number, to: number, _whole = false) =>
      dispatch(loadChatMessages.fulfilled({ ...page(from, to), readerId: 10 }, 'newest', arg)),
    askOlder: (request = 'older') => dispatch(loadOlderChatMessages.pending(request, arg)),
    answerOlder: (number: number, from: number, to: number, request = 'older') =>
      dispatch(loadOlderChatMessages.fulfilled({ ...page(from, to), number }, request, arg)),
    failOlder: (request = 'older') => dispatch(loadOlderChatMessages.rejected(new Error('no'), request, arg)),
    arrives: (id: number) => dispatch(chatMessageArrived({ message: message(id), isEcho: false, receivedAt: 0 })),
    gap: () => dispatch(resyncRequested()),
    shown: () => selectChatMessages(now(), 1).map(({ id }) => id),
    thread: () => selectChatThread(now(), 1),
  };
};

describe.each([
  ['a ticket', openTicket],
  ['an internal chat', openChat],
])('[OFF-02] the conversation of %s', (_, open) => {
  /** A conversation with its two newest pages: messages 1 to 4. */
  const withTwoPages = () => {
    const world = open();
    world.ask();
    world.answer(3, 4);
    world.askOlder();
    world.answerOlder(2, 1, 2);
    expect(world.shown()).toEqual([1, 2, 3, 4]);
    return world;
  };

  it('keeps its older pages when page 1 is read after a gap in which little was missed', () => {
    const world = withTwoPages();
    world.gap();
    world.ask(true);
    world.arrives(6);
    world.answer(4, 6, true);
    expect(world.shown()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(world.thread()).toMatchObject({ page: 2, status: 'ready', requestId: null });
  });

  it('starts over after a gap that page 1 does not close, though a message that arrived since then is in it', () => {
    const world = withTwoPages();
    world.gap();
    world.ask(true);
    world.arrives(31);
    world.answer(30, 31, true);
    expect(world.shown()).toEqual([30, 31]);
    expect(world.thread()).toMatchObject({ page: 1, hasMore: true, status: 'ready', requestId: null });
  });

  it('starts over also if it is read only at the second try, or after another gap', () => {
    const world = withTwoPages();
    world.gap();
    world.ask(true);
    world.arrives(31);
    world.gap();
    world.ask(true);
    world.answer(30, 31, true);
    expect(world.shown()).toEqual([30, 31]);
  });

  it('once read after a gap, is continued by the messages that arrived since', () => {
    const world = withTwoPages();
    world.gap();
    world.ask(true);
    world.answer(4, 5, true);
    world.arrives(6);
    world.arrives(7);
    world.ask();
    world.answer(6, 7);
    expect(world.shown()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(world.thread().page).toBe(2);
  });

  it('drops an older page that was asked for before it started over, since the pages between are missing', () => {
    const world = withTwoPages();
    world.askOlder();
    world.ask();
    world.answer(30, 31);
    expect(world.thread()).toMatchObject({ page: 1, hasMore: true });
    world.answerOlder(3, -1, 0);
    expect(world.shown()).toEqual([30, 31]);
    expect(world.thread().page).toBe(1);
  });

  it('takes the older page of its latest request alone, and reports the failure of that one alone', () => {
    const world = withTwoPages();
    world.askOlder('late');
    world.ask();
    world.answer(30, 31);
    world.askOlder('current');
    world.answerOlder(3, -1, 0, 'late');
    world.failOlder('late');
    expect(world.shown()).toEqual([30, 31]);
    expect(world.thread()).toMatchObject({ page: 1, olderFailed: false });
    world.answerOlder(2, 28, 29, 'current');
    expect(world.shown()).toEqual([28, 29, 30, 31]);
    expect(world.thread()).toMatchObject({ page: 2, hasMore: true, olderFailed: false });
  });

  it('that was read while it was still empty shows that older messages exist, once they do', () => {
    const world = open();
    world.ask();
    world.answer(1, 0);
    expect(world.thread().hasMore).toBe(false);
    world.gap();
    world.ask(true);
    world.answer(20, 21, true);
    expect(world.shown()).toEqual([20, 21]);
    expect(world.thread()).toMatchObject({ page: 1, hasMore: true });
  });
});
