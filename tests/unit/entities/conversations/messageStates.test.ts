import { describe, expect, it } from 'vitest';
import { messageTableOf, putMessage } from '@/entities/base/messageTable';
import { selectThread, selectThreadMessages } from '@/entities/conversations/messages/messageSelectors';
import { emptyThread, THREADS_KEPT } from '@/entities/conversations/messages/messagesState';
import { loadMessages, loadOlderMessages } from '@/entities/conversations/messages/messageThunks';
import { ticketRemoved } from '@/entities/conversations/tickets/ticketActions';
import { removeTicket } from '@/entities/conversations/tickets/ticketStatusThunks';
import { conversationHidden, conversationShown } from '@/entities/device/attention/attentionSlice';
import { sessionEnded } from '@/entities/session/sessionActions';
import { serverEvents } from '@/realtime/serverEvents';
import { resyncRequested } from '@/realtime/socketActions';
import { aMessage } from '@tests/support/records';
import { createReducedState } from '@tests/support/reducedState';

const arg = { ticketId: 1 };
const first = aMessage({ id: 'M1' });
const page = { records: [first], hasMore: false, ticket: null };
const event = (facts: Partial<typeof first>) =>
  serverEvents.appMessage({ action: 'create', record: aMessage(facts), ticket: null, contact: null });
const failed = new Error('no');

const createState = () => {
  const { dispatch, state } = createReducedState();
  return {
    dispatch,
    messages: () => state().messages,
    thread: () => selectThread(state(), 1),
    ids: () => selectThreadMessages(state(), 1).map(({ id }) => id),
    read: (ticketId: number) => {
      dispatch(loadMessages.pending('r', { ticketId }));
      dispatch(loadMessages.fulfilled({ ...page, records: [aMessage({ ticketId })] }, 'r', { ticketId }));
    },
    show: (ticketId: number) => dispatch(conversationShown({ ticketId })),
    hide: (ticketId: number) => dispatch(conversationHidden({ ticketId })),
  };
};

describe('the state of a conversation', () => {
  it('from the first request to the answer', () => {
    const { dispatch, thread, messages } = createState();
    expect(messages()).toEqual({ threads: {}, recent: [], shown: [] });
    dispatch(loadMessages.pending('r', arg));
    const asked = { ...emptyThread, status: 'loading', requestId: 'r' };
    expect(thread()).toEqual(asked);
    dispatch(event({ id: 'M2' }));
    const arrived = [{ action: 'create', record: aMessage({ id: 'M2' }) }];
    expect(thread()).toEqual({ ...asked, arrived });
    dispatch(loadMessages.fulfilled(page, 'r', arg));
    const read = {
      ...emptyThread,
      status: 'ready',
      page: 1,
      messages: messageTableOf([first, aMessage({ id: 'M2' })]),
    };
    expect(thread()).toEqual(read);
    dispatch(event({ id: 'M3' }));
    expect(thread()).toEqual({ ...read, messages: putMessage(read.messages, aMessage({ id: 'M3' })) });
    expect(messages()).toMatchObject({ recent: [1], shown: [] });
  });

  it('after a failure is failed only if nothing was read before', () => {
    const { dispatch, thread } = createState();
    dispatch(loadMessages.pending('r', arg));
    dispatch(event({ id: 'M2' }));
    dispatch(loadMessages.rejected(failed, 'r', arg));
    expect(thread()).toEqual({ ...emptyThread, status: 'failed' });
    dispatch(loadMessages.pending('s', { ...arg, whole: true }));
    expect(thread()).toEqual({ ...emptyThread, status: 'loading', requestId: 's', rereading: true });
    dispatch(loadMessages.fulfilled(page, 's', { ...arg, whole: true }));
    dispatch(loadMessages.pending('t', { ...arg, whole: true }));
    dispatch(loadMessages.rejected(failed, 't', { ...arg, whole: true }));
    expect(thread()).toEqual({ ...emptyThread, status: 'ready', page: 1, messages: messageTableOf([first]) });
  });

  it('is not changed by the failure of an earlier request, nor by answers for a conversation that left', () => {
    const { dispatch, thread, messages } = createState();
    dispatch(loadMessages.pending('r', arg));
    dispatch(loadMessages.pending('s', arg));
    dispatch(loadMessages.rejected(failed, 'r', arg));
    expect(thread()).toMatchObject({ status: 'loading', requestId: 's' });
    dispatch(ticketRemoved({ ticketId: 1 }));
    dispatch(loadMessages.fulfilled(page, 's', arg));
    dispatch(loadMessages.rejected(failed, 's', arg));
    dispatch(loadOlderMessages.pending('o', arg));
    dispatch(loadOlderMessages.fulfilled({ ...page, number: 2 }, 'o', arg));
    dispatch(loadOlderMessages.rejected(failed, 'o', arg));
    expect(messages().threads).toEqual({});
  });

  it('keeps its messages as they are when it is read again without news', () => {
    const { read, thread } = createState();
    read(1);
    const known = thread().messages;
    read(1);
    expect(thread().messages).toBe(known);
  });

  it('that may have missed events says so until it was read again, and starts over unless all of it is read', () => {
    const { dispatch, read, thread, ids } = createState();
    read(1);
    dispatch(loadMessages.pending('s', arg));
    dispatch(loadMessages.fulfilled({ ...page, records: [first, aMessage({ id: 'M2' })] }, 's', arg));
    dispatch(resyncRequested());
    expect(thread().stale).toBe(true);
    dispatch(loadMessages.pending('t', { ...arg, whole: true }));
    dispatch(loadMessages.fulfilled(page, 't', { ...arg, whole: true }));
    expect([thread().stale, ids()]).toEqual([false, ['M1', 'M2']]);
    dispatch(resyncRequested());
    dispatch(loadMessages.pending('u', arg));
    dispatch(loadMessages.fulfilled(page, 'u', arg));
    expect([thread().stale, ids()]).toEqual([false, ['M1']]);
  });
});

describe('the conversations in memory', () => {
  const many = (from: number) => Array.from({ length: THREADS_KEPT }, (_, place) => from + place);

  it('[PERF-07] are ordered by when they were last opened; reading one is not opening it', () => {
    const { show, read, messages } = createState();
    for (const ticketId of [1, 2, 3, 1]) show(ticketId);
    expect(messages().recent).toEqual([1, 3, 2]);
    show(1);
    read(2);
    expect(messages().recent).toEqual([1, 3, 2]);
    read(4);
    expect(messages().recent).toEqual([4, 1, 3, 2]);
  });

  it('are on screen until they are hidden, each once', () => {
    const { show, hide, messages } = createState();
    for (const ticketId of [1, 2, 1]) show(ticketId);
    expect(messages().shown).toEqual([1, 2]);
    hide(1);
    hide(9);
    expect(messages().shown).toEqual([2]);
  });

  it('[PERF-07] are forty after five hundred openings', () => {
    const { show, read, hide, messages } = createState();
    for (let ticketId = 1; ticketId <= 500; ticketId += 1) {
      show(ticketId);
      read(ticketId);
      hide(ticketId);
    }
    expect([Object.keys(messages().threads).length, messages().recent.length]).toEqual([40, 40]);
    expect(messages().shown).toEqual([]);
  });

  it('[PERF-07] leave once many others were opened after them, except those on screen', () => {
    const { show, hide, read, messages } = createState();
    show(1);
    for (const ticketId of [1, 2, 3]) read(ticketId);
    for (const ticketId of many(4)) {
      show(ticketId);
      hide(ticketId);
    }
    expect(Object.keys(messages().threads)).toEqual(['1']);
    expect(messages().recent).toEqual([...many(4).toReversed(), 1]);
    hide(1);
    read(500);
    expect(Object.keys(messages().threads)).toEqual(['500']);
    expect(messages().recent).toEqual([500, ...many(4).toReversed().slice(0, -1)]);
  });

  it.each([
    ['was removed', ticketRemoved({ ticketId: 1 })],
    ['was deleted by the user', removeTicket.fulfilled(null as never, 'd', { ticketId: 1 } as never)],
  ])('do not have that of a ticket that %s', (_, action) => {
    const { read, dispatch, messages } = createState();
    read(1);
    read(2);
    dispatch(action);
    expect(Object.keys(messages().threads)).toEqual(['2']);
  });

  it('[SEC-08] are none after the session', () => {
    const { read, show, dispatch, messages } = createState();
    read(1);
    show(2);
    dispatch(sessionEnded({ reason: 'logout' }));
    expect(messages()).toEqual({ threads: {}, recent: [], shown: [] });
  });
});
