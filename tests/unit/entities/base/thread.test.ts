import { describe, expect, it } from 'vitest';
import { messageTableOf, putMessage } from '@/entities/base/messageTable';
import type { ChatMessage } from '@/protocol/records/chats';
import type { Message } from '@/protocol/records/messages';
import { createMessageOrder, hasOlder, readOlder, unreadThread } from '@/entities/base/thread';
import { selectChatMessages, selectChatThread } from '@/entities/conversations/chatMessages/chatMessagesState';
import { loadChatMessages, loadOlderChatMessages } from '@/entities/conversations/chatMessages/chatMessageThunks';
import { selectThread, selectThreadMessages } from '@/entities/conversations/messages/messageSelectors';
import { loadMessages, loadOlderMessages } from '@/entities/conversations/messages/messageThunks';
import { rootReducer, type RootState } from '@/store/rootReducer';
import { aMessage } from '@tests/support/records';
import { stateAfter } from '@tests/support/reducedState';

const minute = (number: number): string => new Date(Date.UTC(2026, 10, 21, 12, number)).toISOString();
const messages = (numbers: readonly number[]): Message[] =>
  numbers.map((number) => aMessage({ id: `M${number}`, createdAt: minute(number) }));
const chatMessages = (numbers: readonly number[]): ChatMessage[] =>
  numbers.map((id) => ({ id, chatId: 1, message: `Oi ${id}` }));

/** The two kinds of conversations, driven alike: each message is a number. */
const KINDS = {
  ticket: {
    newest: {
      pending: (id: string) => loadMessages.pending(id, { ticketId: 1 }),
      fulfilled: (id: string, numbers: readonly number[], hasMore: boolean) =>
        loadMessages.fulfilled({ records: messages(numbers), hasMore, ticket: null }, id, { ticketId: 1 }),
      rejected: (id: string) => loadMessages.rejected(new Error('down'), id, { ticketId: 1 }),
    },
    older: {
      pending: (id: string) => loadOlderMessages.pending(id, { ticketId: 1 }),
      fulfilled: (id: string, numbers: readonly number[], page: number) =>
        loadOlderMessages.fulfilled({ records: messages(numbers), hasMore: true, ticket: null, number: page }, id, {
          ticketId: 1,
        }),
      rejected: (id: string) => loadOlderMessages.rejected(new Error('down'), id, { ticketId: 1 }),
    },
    thread: (state: RootState) => selectThread(state, 1),
    numbers: (state: RootState) => selectThreadMessages(state, 1).map(({ id }) => Number(id.slice(1))),
  },
  chat: {
    newest: {
      pending: (id: string) => loadChatMessages.pending(id, { chatId: 1 }),
      fulfilled: (id: string, numbers: readonly number[], hasMore: boolean) =>
        loadChatMessages.fulfilled({ records: chatMessages(numbers), hasMore, readerId: 10 }, id, { chatId: 1 }),
      rejected: (id: string) => loadChatMessages.rejected(new Error('down'), id, { chatId: 1 }),
    },
    older: {
      pending: (id: string) => loadOlderChatMessages.pending(id, { chatId: 1 }),
      fulfilled: (id: string, numbers: readonly number[], page: number) =>
        loadOlderChatMessages.fulfilled({ records: chatMessages(numbers), hasMore: true, number: page }, id, {
          chatId: 1,
        }),
      rejected: (id: string) => loadOlderChatMessages.rejected(new Error('down'), id, { chatId: 1 }),
    },
    thread: (state: RootState) => selectChatThread(state, 1),
    numbers: (state: RootState) => selectChatMessages(state, 1).map(({ id }) => id),
  },
} as const;

describe.each(Object.entries(KINDS))('the conversation of a %s', (_, { newest, older, thread, numbers }) => {
  const loaded = [newest.pending('n'), newest.fulfilled('n', [8, 9], true)];
  const progress = (state: RootState) => {
    const { status, olderRequestId, olderFailed, page, hasMore, requestId } = thread(state);
    return { status, olderRequestId, olderFailed, page, hasMore, requestId };
  };
  const ready = {
    status: 'ready',
    olderRequestId: null,
    olderFailed: false,
    page: 1,
    hasMore: true,
    requestId: null,
  };

  it('is idle, then loads, then is ready', () => {
    expect(progress(stateAfter())).toEqual({ ...unreadThread });
    expect(progress(stateAfter(newest.pending('n')))).toEqual({ ...unreadThread, status: 'loading', requestId: 'n' });
    expect(progress(stateAfter(...loaded))).toEqual(ready);
  });

  it('has failed when its first page cannot be read, and loads again at the next attempt', () => {
    const failed = [newest.pending('n'), newest.rejected('n')];
    expect(progress(stateAfter(...failed))).toEqual({ ...unreadThread, status: 'failed' });
    expect(progress(stateAfter(...failed, newest.pending('m')))).toMatchObject({ status: 'loading', requestId: 'm' });
  });

  it('stays as it is while it is read again, and when that fails', () => {
    expect(progress(stateAfter(...loaded, newest.pending('m')))).toEqual({ ...ready, requestId: 'm' });
    expect(progress(stateAfter(...loaded, newest.pending('m'), newest.rejected('m')))).toEqual(ready);
  });

  it('reads an older page once, and says whether that failed', () => {
    const asked = [...loaded, older.pending('o')];
    expect(progress(stateAfter(...asked))).toEqual({ ...ready, olderRequestId: 'o' });
    expect(hasOlder(thread(stateAfter(...loaded)))).toBe(true);
    expect(hasOlder(thread(stateAfter(...asked)))).toBe(false);
    const failed = [...asked, older.rejected('o')];
    expect(progress(stateAfter(...failed))).toEqual({ ...ready, olderFailed: true });
    expect(progress(stateAfter(...failed, older.pending('p')))).toEqual({ ...ready, olderRequestId: 'p' });
    const came = stateAfter(...asked, older.fulfilled('o', [6, 7], 2));
    expect(progress(came)).toEqual({ ...ready, page: 2 });
    expect(numbers(came)).toEqual([6, 7, 8, 9]);
  });

  it('[OFF-02] that starts over after a gap drops the older page under way: it would hide the messages between', () => {
    const gap = [newest.pending('m'), newest.fulfilled('m', [28, 29], true)];
    const restarted = [...loaded, older.pending('o'), ...gap];
    expect(progress(stateAfter(...restarted))).toEqual(ready);
    const late = stateAfter(...restarted, older.fulfilled('o', [6, 7], 2));
    expect([numbers(late), progress(late)]).toEqual([[28, 29], ready]);
    const next = stateAfter(...restarted, older.pending('p'), older.fulfilled('o', [6, 7], 2));
    expect([numbers(next), progress(next)]).toEqual([[28, 29], { ...ready, olderRequestId: 'p' }]);
    const filled = rootReducer(next, older.fulfilled('p', [26, 27], 2));
    expect([numbers(filled), progress(filled)]).toEqual([[26, 27, 28, 29], { ...ready, page: 2 }]);
  });

  it('that starts over takes no failure of the former older page', () => {
    const gap = [newest.pending('m'), newest.fulfilled('m', [28, 29], true)];
    expect(progress(stateAfter(...loaded, older.pending('o'), ...gap, older.rejected('o')))).toEqual(ready);
    const failed = [...loaded, older.pending('o'), older.rejected('o'), ...gap];
    expect(progress(stateAfter(...failed))).toEqual(ready);
  });
});

describe('reading older messages', () => {
  const page = (ids: readonly number[], hasMore = true) => ({ records: ids.map((id) => ({ id })), hasMore });

  /** Pages of a server that were shifted by new messages: the loaded messages are 5 and above. */
  const read = async (oldest: number, pages: Readonly<Record<number, ReturnType<typeof page>>>) => {
    const asked: number[] = [];
    const answer = await readOlder(
      oldest,
      async (number) => {
        asked.push(number);
        return pages[number] ?? page([], false);
      },
      ({ id }) => id >= 5,
    );
    return { asked, answer };
  };

  it('takes the page after the oldest one', async () => {
    expect(await read(1, { 2: page([3, 4]) })).toEqual({ asked: [2], answer: { ...page([3, 4]), number: 2 } });
  });

  it('goes on over pages with known messages alone, and takes one with an older message among them', async () => {
    expect(await read(2, { 3: page([7, 8]), 4: page([5, 6]), 5: page([4, 5]) })).toEqual({
      asked: [3, 4, 5],
      answer: { ...page([4, 5]), number: 5 },
    });
  });

  it('ends at an empty page', async () => {
    expect(await read(1, { 2: page([5, 6]) })).toEqual({ asked: [2, 3], answer: { ...page([], false), number: 3 } });
  });
});

describe('older messages', () => {
  it('are there only in a loaded conversation that has more and reads none of them', () => {
    const ready = { ...unreadThread, status: 'ready', page: 1, hasMore: true } as const;
    expect(hasOlder(ready)).toBe(true);
    for (const thread of [
      undefined,
      { ...ready, status: 'loading' },
      { ...ready, hasMore: false },
      { ...ready, olderRequestId: 'o' },
    ] as const) {
      expect(hasOlder(thread)).toBe(false);
    }
  });
});

describe('the order of messages', () => {
  it('is found once for each change of a conversation', () => {
    let compared = 0;
    const orderOf = createMessageOrder<{ readonly id: number; readonly at: number }>((left, right) => {
      compared += 1;
      return left.at - right.at;
    });
    const table = messageTableOf([3, 1, 2].map((at, id) => ({ id, at })));
    const first = orderOf(table);
    expect(first.map(({ at }) => at)).toEqual([1, 2, 3]);
    const before = compared;
    expect(orderOf(table)).toBe(first);
    expect(compared).toBe(before);
    expect(orderOf(putMessage(table, { id: 9, at: 0 })).map(({ at }) => at)).toEqual([0, 1, 2, 3]);
  });
});
