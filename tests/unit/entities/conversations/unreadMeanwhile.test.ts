import { describe, expect, it } from 'vitest';
import type { Ticket } from '@/protocol/records/tickets';
import { loadBoard } from '@/entities/conversations/kanban/kanbanThunks';
import { loadContactTickets } from '@/entities/conversations/tickets/contactTickets';
import { ticketRead } from '@/entities/conversations/tickets/ticketActions';
import {
  findLongestWaiting,
  loadTickets,
  loadUnreadTickets,
  refreshTicket,
} from '@/entities/conversations/tickets/ticketThunks';
import { at } from '@/entities/base/idTable';
import { sessionUserChanged } from '@/entities/session/sessionActions';
import { serverEvents } from '@/realtime/serverEvents';
import { aMessage, aTicket, aUser } from '@tests/support/records';
import { createReducedState } from '@tests/support/reducedState';

const one = aTicket({ id: 1, unreadMessages: 3 });
const page = { view: 'pending', page: 1 } as const;
const records = (ticket: Ticket) => ({ records: [ticket], hasMore: false });

const calls = {
  'a list': {
    ask: (id: string) => loadTickets.pending(id, page),
    answer: (id: string, ticket: Ticket) => loadTickets.fulfilled({ ...records(ticket), count: 1 }, id, page),
  },
  'the unread tickets': {
    ask: (id: string) => loadUnreadTickets.pending(id),
    answer: (id: string, ticket: Ticket) => loadUnreadTickets.fulfilled(records(ticket), id),
  },
  'the longest waiting': {
    ask: (id: string) => findLongestWaiting.pending(id),
    answer: (id: string, ticket: Ticket) => findLongestWaiting.fulfilled([ticket], id),
  },
  'the tickets of a contact': {
    ask: (id: string) => loadContactTickets.pending(id, { number: '5511' }),
    answer: (id: string, ticket: Ticket) => loadContactTickets.fulfilled([ticket], id, { number: '5511' }),
  },
  'the board': {
    ask: (id: string) => loadBoard.pending(id),
    answer: (id: string, ticket: Ticket) => loadBoard.fulfilled({ columns: [], tickets: [ticket] }, id),
  },
  'one ticket': {
    ask: (id: string) => refreshTicket.pending(id, 1),
    answer: (id: string, ticket: Ticket) => refreshTicket.fulfilled(ticket, id, 1),
  },
};

const open = () => {
  const { dispatch, state } = createReducedState();
  return {
    dispatch,
    isRead: () => dispatch(serverEvents.ticket({ action: 'updateUnread', id: 1 })),
    writes: (ticket: Ticket) =>
      dispatch(serverEvents.appMessage({ action: 'create', record: aMessage({ ticketId: 1 }), ticket, contact: null })),
    unread: () => at(state().tickets.byId, 1)?.unreadMessages,
    failed: () => state().tickets.unreadFailed,
  };
};

describe.each(Object.entries(calls))('an answer with %s', (_, { ask, answer }) => {
  it('[RT-15] [TLIST-34] that is older than a reading does not bring the count back', () => {
    const world = open();
    world.dispatch(ask('former'));
    world.dispatch(answer('former', one));
    expect(world.unread()).toBe(3);
    world.dispatch(ask('a'));
    world.isRead();
    world.dispatch(answer('a', one));
    expect(world.unread()).toBe(0);
  });

  it('[RT-15] brings no count of a ticket that was read before it was known', () => {
    const world = open();
    world.dispatch(ask('a'));
    world.isRead();
    world.dispatch(answer('a', one));
    expect(world.unread()).toBe(0);
  });

  it('[RT-15] tells of what came after the reading', () => {
    const world = open();
    world.dispatch(ask('a'));
    world.isRead();
    const newer = { ...one, unreadMessages: 1, updatedAt: '2026-11-21T13:00:00.000Z' };
    world.writes(newer);
    world.dispatch(answer('a', newer));
    expect(world.unread()).toBe(1);
  });

  it('[RT-15] that was asked for after the reading counts as it is', () => {
    const world = open();
    world.isRead();
    world.dispatch(ask('a'));
    world.dispatch(answer('a', one));
    expect(world.unread()).toBe(3);
  });
});

it.each([
  ['later', 'former'],
  ['former', 'later'],
] as const)(
  '[NOTIF-01] [NOTIF-04] of two reads of the unread tickets the later one counts: answered are the %s, then the %s',
  (...order) => {
    const world = open();
    world.dispatch(sessionUserChanged(aUser()));
    const answers = { former: { records: [], hasMore: false }, later: records(one) };
    world.dispatch(loadUnreadTickets.pending('former'));
    world.writes({ ...one });
    world.dispatch(loadUnreadTickets.pending('later'));
    for (const id of order) {
      world.dispatch(loadUnreadTickets.fulfilled(answers[id], id));
      expect(world.unread(), id).toBe(3);
    }
    world.dispatch(loadUnreadTickets.pending('third'));
    world.dispatch(loadUnreadTickets.rejected(new Error('no'), 'former'));
    expect(world.failed()).toBe(false);
    world.dispatch(loadUnreadTickets.rejected(new Error('no'), 'third'));
    expect(world.failed()).toBe(true);
  },
);

it('a ticket that this user reads while a list is on its way stays read', () => {
  const world = open();
  world.dispatch(calls['a list'].ask('a'));
  world.dispatch(ticketRead({ ticketId: 1 }));
  world.dispatch(calls['a list'].answer('a', one));
  expect(world.unread()).toBe(0);
});

it('a reading is not remembered longer than the calls that are older', () => {
  const { dispatch, state } = createReducedState();
  dispatch(loadTickets.pending('a', page));
  dispatch(refreshTicket.pending('b', 1));
  dispatch(serverEvents.ticket({ action: 'updateUnread', id: 1 }));
  const known = { read: { 1: true }, gone: {} };
  expect(state().tickets.meanwhile).toEqual({ a: known, b: known });
  dispatch(refreshTicket.rejected(new Error('no'), 'b', 1));
  dispatch(loadTickets.fulfilled({ ...records(one), count: 1 }, 'a', page));
  expect(state().tickets.meanwhile).toEqual({});
});
