import { describe, expect, it } from 'vitest';
import type { Message } from '@/protocol/records/messages';
import { selectMessage, selectThread, selectThreadMessages } from '@/entities/conversations/messages/messageSelectors';
import { THREADS_KEPT } from '@/entities/conversations/messages/messagesState';
import { loadMessages, loadOlderMessages } from '@/entities/conversations/messages/messageThunks';
import { ticketRemoved } from '@/entities/conversations/tickets/ticketActions';
import { conversationHidden, conversationShown } from '@/entities/device/attention/attentionSlice';
import { serverEvents } from '@/realtime/serverEvents';
import { resyncRequested } from '@/realtime/socketActions';
import { aMessage } from '@tests/support/records';
import { createReducedState } from '@tests/support/reducedState';

const at = (second: number): string => new Date(Date.UTC(2026, 10, 21, 12, 0, second)).toISOString();
const message = (second: number, facts: Partial<Message> = {}) =>
  aMessage({ id: `M${second}`, createdAt: at(second), ...facts });

const createThread = () => {
  const { dispatch, state } = createReducedState();
  const arg = { ticketId: 1 };
  const page = (records: Message[], hasMore: boolean) => ({ records, hasMore, ticket: null });
  return {
    dispatch,
    state,
    load: (records: Message[], hasMore = false): void => {
      dispatch(loadMessages.pending('r', arg));
      dispatch(loadMessages.fulfilled(page(records, hasMore), 'r', arg));
    },
    loadOlder: (records: Message[], hasMore = false): void => {
      dispatch(loadOlderMessages.pending('o', arg));
      const number = selectThread(state(), 1).page + 1;
      dispatch(loadOlderMessages.fulfilled({ ...page(records, hasMore), number }, 'o', arg));
    },
    event: (action: 'create' | 'update', record: Message) =>
      dispatch(serverEvents.appMessage({ action, record, ticket: null, contact: null })),
    ids: () => selectThreadMessages(state(), 1).map(({ id }) => id),
    thread: () => selectThread(state(), 1),
    page,
    arg,
  };
};

describe('a conversation', () => {
  it('[MSG-02] is in chronological order, whatever order the pages have', () => {
    const world = createThread();
    world.load([message(5), message(4)], true);
    world.loadOlder([message(1), message(2)]);
    expect(world.ids()).toEqual(['M1', 'M2', 'M4', 'M5']);
    expect(world.thread()).toMatchObject({ page: 2, hasMore: false });
  });

  it('[MSG-24] [RT-11] appends a new message, and replaces an edited one in place', () => {
    const world = createThread();
    const contact = { id: 3, name: 'Bia' };
    world.load([message(1, { contact })]);
    const { isEdited: _isEdited, ...unmarked } = message(2);
    world.event('create', unmarked);
    // An event may lack nested parts.
    world.event('create', message(1, { body: 'corrigido', isEdited: true }));
    expect(world.ids()).toEqual(['M1', 'M2']);
    expect(selectMessage(world.state(), 1, 'M1')).toMatchObject({ body: 'corrigido', isEdited: true, contact });
  });

  it('[MSG-25][RT-12] an update changes the fields it has and keeps the rest', () => {
    const world = createThread();
    world.load([message(1, { fromMe: true, ack: 1, contact: { id: 3, name: 'Bia' } })]);
    const { body: _body, ...mark } = message(1, { fromMe: true, ack: 3 });
    world.event('update', { ...mark, body: 'Boa tarde', isEdited: true });
    expect(selectMessage(world.state(), 1, 'M1')).toMatchObject({
      ack: 3,
      body: 'Boa tarde',
      isEdited: true,
      contact: { name: 'Bia' },
    });
    world.event('update', { ...mark, body: 'Boa tarde', isDeleted: true });
    expect(selectMessage(world.state(), 1, 'M1')).toMatchObject({ body: 'Boa tarde', isDeleted: true });
  });

  it('[MSG-25] [RT-12] updates reach the messages of former tickets in the history too', () => {
    const world = createThread();
    const former = (facts: Partial<Message>) => message(1, { ticketId: 7, fromMe: true, ack: 2, ...facts });
    world.load([former({}), message(2)]);
    world.event('update', former({ ack: 4 }));
    world.event('create', former({ ack: 4, body: 'corrigido', isEdited: true }));
    expect(selectMessage(world.state(), 1, 'M1')).toMatchObject({ ack: 4, body: 'corrigido', isEdited: true });
    world.event('update', former({ ack: 4, isDeleted: true }));
    expect(selectMessage(world.state(), 1, 'M1')).toMatchObject({ isDeleted: true });
    expect(world.ids()).toEqual(['M1', 'M2']);
  });

  it('[MSG-25] [RT-12] an update of a former ticket’s message that arrives while the history is being read is not lost to the answer', () => {
    const world = createThread();
    const former = (facts: Partial<Message>) => message(1, { ticketId: 7, fromMe: true, ack: 2, ...facts });
    const read = [former({}), message(2)];
    world.load(read);
    for (const known of [true, false]) {
      if (!known) world.dispatch(ticketRemoved({ ticketId: 1 }));
      world.dispatch(loadMessages.pending('r', world.arg));
      world.event('update', former({ ack: known ? 3 : 4 }));
      world.event('create', message(3, { ticketId: 7 }));
      world.dispatch(loadMessages.fulfilled(world.page(read, false), 'r', world.arg));
      expect(selectMessage(world.state(), 1, 'M1')).toMatchObject({ ack: known ? 3 : 4 });
      expect(world.ids()).toEqual(['M1', 'M2']);
    }
  });

  it('[MSG-25] [RT-12] an update that arrives while older messages are being read is not lost to their answer', () => {
    const world = createThread();
    world.load([message(4), message(5)], true);
    world.dispatch(loadOlderMessages.pending('o', world.arg));
    world.event('update', message(2, { fromMe: true, ack: 4 }));
    world.event('update', message(4, { isDeleted: true }));
    const answer = [message(2, { fromMe: true, ack: 2 }), message(3), message(4)];
    world.dispatch(loadOlderMessages.fulfilled({ ...world.page(answer, true), number: 2 }, 'o', world.arg));
    expect(selectMessage(world.state(), 1, 'M2')).toMatchObject({ ack: 4 });
    expect(selectMessage(world.state(), 1, 'M4')).toMatchObject({ isDeleted: true });
    // Later pages are newer than these updates.
    expect(world.thread().arrived).toEqual([]);
  });

  it('[MSG-25] [RT-12] an update is not lost when the newest page is read again before the older one has come', () => {
    const world = createThread();
    world.load([message(4), message(5)], true);
    world.dispatch(loadOlderMessages.pending('o', world.arg));
    world.event('update', message(2, { fromMe: true, ack: 4 }));
    world.load([message(4), message(5)], true);
    const answer = [message(2, { fromMe: true, ack: 2 }), message(3)];
    world.dispatch(loadOlderMessages.fulfilled({ ...world.page(answer, false), number: 2 }, 'o', world.arg));
    expect(selectMessage(world.state(), 1, 'M2')).toMatchObject({ ack: 4 });
  });

  it('[MSG-25] [RT-12] a mark for a message that is not loaded adds no message', () => {
    const world = createThread();
    world.load([message(5)], true);
    world.event('update', message(1, { ack: 4 }));
    expect(world.ids()).toEqual(['M5']);
  });

  it('[MSG-26] messages of other tickets do not enter it, also while it is being read', () => {
    const world = createThread();
    const foreign = message(2, { ticketId: 2 });
    world.load([message(1)]);
    world.event('create', foreign);
    world.dispatch(loadMessages.pending('r', world.arg));
    world.event('create', foreign);
    world.event('update', foreign);
    expect(world.ids()).toEqual(['M1']);
    world.dispatch(loadMessages.fulfilled(world.page([message(1)], false), 'r', world.arg));
    expect(world.ids()).toEqual(['M1']);
    expect(selectThreadMessages(world.state(), 2)).toEqual([]);
  });

  it('[OFF-02] the newest page merges when read again, and older pages stay', () => {
    const world = createThread();
    world.load([message(3), message(4)], true);
    world.loadOlder([message(1), message(2)]);
    world.load([message(4), message(5)], true);
    expect(world.ids()).toEqual(['M1', 'M2', 'M3', 'M4', 'M5']);
    expect(world.thread()).toMatchObject({ page: 2, hasMore: false });
  });

  it('[OFF-02] a newest page that does not reach the known messages replaces them, so that no gap is hidden', () => {
    const world = createThread();
    world.load([message(1), message(2)]);
    world.load([message(30), message(31)], true);
    expect(world.ids()).toEqual(['M30', 'M31']);
    expect(world.thread()).toMatchObject({ page: 1, hasMore: true });
  });

  it('[MSG-24] [OFF-02] [RT-11] a message that arrives while the first page is loading is not lost to an older answer', () => {
    const world = createThread();
    world.dispatch(loadMessages.pending('r', world.arg));
    world.event('create', message(2));
    world.event('update', message(1, { ack: 3 }));
    world.event('update', message(0, { ack: 3 }));
    world.dispatch(loadMessages.fulfilled(world.page([message(1, { ack: 1 })], true), 'r', world.arg));
    expect(world.ids()).toEqual(['M1', 'M2']);
    expect(selectMessage(world.state(), 1, 'M1')).toMatchObject({ ack: 3 });
  });

  it('an edit of a message that is not loaded adds no message', () => {
    const world = createThread();
    world.load([message(5)], true);
    world.event('create', message(1, { body: 'corrigido', isEdited: true }));
    expect(world.ids()).toEqual(['M5']);
  });

  it('[OFF-02] after a gap older pages count only once they are read again', () => {
    const world = createThread();
    world.load([message(3), message(4)], true);
    world.loadOlder([message(1), message(2)]);
    world.dispatch(resyncRequested());
    expect(world.ids()).toEqual(['M1', 'M2', 'M3', 'M4']);
    world.load([message(3), message(4)], true);
    expect(world.ids()).toEqual(['M3', 'M4']);
    expect(world.thread()).toMatchObject({ page: 1, hasMore: true });
  });

  it('an answer to an older request is dropped', () => {
    const world = createThread();
    world.dispatch(loadMessages.pending('old', world.arg));
    world.dispatch(loadMessages.pending('new', world.arg));
    world.dispatch(loadMessages.fulfilled(world.page([message(1)], false), 'old', world.arg));
    expect(world.thread().status).toBe('loading');
    world.dispatch(loadMessages.fulfilled(world.page([message(2)], false), 'new', world.arg));
    expect(world.ids()).toEqual(['M2']);
  });

  it('[OFF-02] a full reload is applied even if the newest page is requested meanwhile', () => {
    const world = createThread();
    const whole = { ...world.arg, whole: true };
    world.load([message(3), message(4)], true);
    world.loadOlder([message(1), message(2)]);
    world.dispatch(resyncRequested());
    world.dispatch(loadMessages.pending('whole', whole));
    world.event('update', message(2, { ack: 3 }));
    // Reading a new message tells the server that it was read.
    world.dispatch(loadMessages.pending('newest', world.arg));
    const answer = [message(1, { body: 'corrigido' }), message(2, { ack: 1 }), message(3), message(4), message(5)];
    world.dispatch(loadMessages.fulfilled(world.page(answer, false), 'whole', whole));
    expect(world.ids()).toEqual(['M1', 'M2', 'M3', 'M4', 'M5']);
    expect(selectMessage(world.state(), 1, 'M1')).toMatchObject({ body: 'corrigido' });
    expect(selectMessage(world.state(), 1, 'M2')).toMatchObject({ ack: 3 });
    world.dispatch(loadMessages.fulfilled(world.page([message(4), message(5)], true), 'newest', world.arg));
    expect(world.ids()).toEqual(['M1', 'M2', 'M3', 'M4', 'M5']);
    expect(world.thread()).toMatchObject({ page: 2, requestId: null, status: 'ready' });
  });

  it('[OFF-02] after a failed full reload the newest page can be read', () => {
    const world = createThread();
    const whole = { ...world.arg, whole: true };
    world.load([message(1)]);
    world.dispatch(loadMessages.pending('whole', whole));
    world.dispatch(loadMessages.rejected(new Error('offline'), 'whole', whole));
    world.load([message(1), message(2)]);
    expect(world.ids()).toEqual(['M1', 'M2']);
  });

  it('a failed older page can be tried again', () => {
    const world = createThread();
    world.load([message(5)], true);
    world.dispatch(loadOlderMessages.pending('o', world.arg));
    world.dispatch(loadOlderMessages.rejected(new Error('no'), 'o', world.arg));
    expect(world.thread()).toMatchObject({ olderRequestId: null, olderFailed: true, page: 1, hasMore: true });
  });

  it('[PERF-07] is kept in memory until many others were opened after it', () => {
    const world = createThread();
    world.load([message(1)]);
    const visit = (ticketId: number) => {
      world.dispatch(conversationShown({ ticketId }));
      world.dispatch(conversationHidden({ ticketId }));
    };
    for (let ticketId = 2; ticketId <= THREADS_KEPT; ticketId += 1) visit(ticketId);
    expect(world.ids()).toEqual(['M1']);
    visit(THREADS_KEPT + 1);
    expect(world.thread().status).toBe('idle');
  });
});
