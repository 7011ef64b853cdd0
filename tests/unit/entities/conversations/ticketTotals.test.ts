import { describe, expect, it } from 'vitest';
import type { Ticket } from '@/protocol/records/tickets';
import type { SessionUser } from '@/protocol/records/users';
import { ticketFilterChanged, ticketRead, ticketRemoved } from '@/entities/conversations/tickets/ticketActions';
import {
  selectNoticedCount,
  selectNoticedTickets,
  selectTicketsToTake,
  selectUnreadTotals,
} from '@/entities/conversations/tickets/ticketSelectors';
import { loadTickets } from '@/entities/conversations/tickets/ticketThunks';
import { emptyTotals } from '@/entities/conversations/tickets/ticketsState';
import { sessionEnded, sessionStarted, sessionUserChanged } from '@/entities/session/sessionActions';
import { entriesIn } from '@/entities/base/idTable';
import { serverEvents, serverEventsReceived, type ServerEvent } from '@/realtime/serverEvents';
import { rootReducer } from '@/store/rootReducer';
import { aSessionStart, aTicket, aUser } from '@tests/support/records';

const me = aUser();
const seeing = aUser({ allTicket: 'enabled' });
const admin = aUser({ profile: 'admin' });
const mine = (id: number, facts: Partial<Ticket> = {}) => aTicket({ id, status: 'open', userId: me.id, ...facts });

type Action = Parameters<typeof rootReducer>[1];

const createWorld = (user: SessionUser = me) => {
  let state = rootReducer(undefined, sessionStarted(aSessionStart({ user })));
  const dispatch = (action: unknown): void => void (state = rootReducer(state, action as Action));
  return {
    dispatch,
    know: (...records: readonly Ticket[]): void => {
      for (const record of records) {
        const event = serverEvents.ticket({ action: 'update', record }) as unknown as ServerEvent;
        dispatch(serverEventsReceived([event]));
      }
    },
    state: () => state,
    /** The totals with their tables as plain pairs. */
    totals: () => {
      const { unread, noticed, leftOut, ownUnqueued, ...counts } = state.tickets.totals;
      return {
        ...counts,
        unread: Object.fromEntries(entriesIn(unread)),
        noticed: Object.fromEntries(entriesIn(noticed)),
        leftOut: Object.fromEntries(entriesIn(leftOut)),
        ownUnqueued: Object.fromEntries(entriesIn(ownUnqueued)),
      };
    },
  };
};
const none = { ...emptyTotals, unread: {}, noticed: {}, leftOut: {}, ownUnqueued: {} };

describe('the totals', () => {
  it('[NTV-05] [NOTIF-01] [NOTIF-05] follow every change of an own open ticket', () => {
    const world = createWorld();
    world.know(mine(1, { unreadMessages: 2 }), mine(2, { unreadMessages: 3 }), mine(3));
    const both = { messages: 5, unread: { 1: 2, 2: 3 }, noticed: { 1: true, 2: true }, noticedCount: 2 };
    expect(world.totals()).toEqual({ ...none, ...both });
    world.know(mine(2, { unreadMessages: 7 }), mine(1, { unreadMessages: 2, lastMessage: 'Oi' }));
    expect(world.totals()).toEqual({ ...none, ...both, messages: 9, unread: { 1: 2, 2: 7 } });
    world.dispatch(ticketRead({ ticketId: 2 }));
    expect(world.totals()).toEqual({ ...none, messages: 2, unread: { 1: 2 }, noticed: { 1: true }, noticedCount: 1 });
    world.dispatch(ticketRemoved({ ticketId: 1 }));
    expect(world.totals()).toEqual(none);
  });

  it.each<[string, Ticket]>([
    ['of another agent', mine(1, { userId: 11, unreadMessages: 2 })],
    ['closed', mine(1, { status: 'closed', unreadMessages: 2 })],
    ['in a queue of others', mine(1, { queueId: 2, unreadMessages: 2 })],
    ['waiting', aTicket({ unreadMessages: 2 })],
  ])('[NTV-05] hold nothing of a ticket that is %s', (_, ticket) => {
    const world = createWorld();
    world.know(ticket);
    expect(world.totals()).toEqual(none);
  });

  it('[NOTIF-02] [NOTIF-03] notice a waiting ticket only for users who see tickets without a queue, and count none of its messages', () => {
    const world = createWorld(seeing);
    world.know(aTicket({ unreadMessages: 2 }));
    const noticed = { ...none, noticed: { 1: true }, noticedCount: 1 };
    expect(world.totals()).toEqual(noticed);
    world.dispatch(sessionUserChanged(me));
    expect(world.totals()).toEqual(none);
    world.dispatch(sessionUserChanged(seeing));
    expect(world.totals()).toEqual(noticed);
  });

  it('[RT-25] [NTV-05] are counted again for the rights that a user is given or loses', () => {
    const world = createWorld();
    world.know(mine(1, { unreadMessages: 2 }), mine(2, { queueId: 2, unreadMessages: 3 }), mine(3, { queueId: null }));
    const before = {
      messages: 2,
      unread: { 1: 2 },
      noticed: { 1: true },
      noticedCount: 1,
      leftOut: {},
      ownUnqueued: { 3: true },
    };
    expect(world.totals()).toEqual(before);
    world.dispatch(sessionUserChanged(admin));
    expect(world.totals()).toEqual({
      ...none,
      messages: 5,
      unread: { 1: 2, 2: 3 },
      noticed: { 1: true, 2: true },
      noticedCount: 2,
    });
    world.dispatch(sessionUserChanged(me));
    expect(world.totals()).toEqual(before);
    world.dispatch(sessionEnded({ reason: 'logout' }));
    expect(world.totals()).toEqual(none);
  });

  it('hold nothing while nobody is signed in', () => {
    const world = createWorld();
    world.dispatch(sessionEnded({ reason: 'logout' }));
    world.know(mine(1, { unreadMessages: 2, queueId: null }));
    expect(world.totals()).toEqual(none);
  });
});

describe('the own open tickets without a queue', () => {
  const bare = mine(1, { queueId: null });

  it('[RT-06] are known as long as they are own, open and without a queue', () => {
    const changes: readonly Partial<Ticket>[] = [{ queueId: 1 }, { userId: 11 }, { status: 'closed' }];
    for (const change of changes) {
      const world = createWorld();
      world.know(bare);
      expect(world.totals()).toEqual({ ...none, ownUnqueued: { 1: true } });
      world.know({ ...bare, lastMessage: 'Oi' });
      expect(world.totals().ownUnqueued).toEqual({ 1: true });
      world.know({ ...bare, ...change });
      expect(world.totals().ownUnqueued).toEqual({});
    }
  });

  it('go with a removed ticket', () => {
    const world = createWorld();
    world.know(bare);
    world.dispatch(ticketRemoved({ ticketId: 1 }));
    expect(world.totals()).toEqual(none);
  });

  it.each([
    ['admins', admin],
    ['users who see tickets without a queue', seeing],
  ])('[RT-06] are not kept for %s, who are counted all of them', (_, user) => {
    const world = createWorld(user);
    world.know(bare);
    expect(world.totals().ownUnqueued).toEqual({});
  });
});

describe('[NOTIF-01] the numbers on screen', () => {
  it('are the unread messages, the waiting tickets and the tickets of the notifications, latest change first', () => {
    const at = (minute: number): string => `2026-11-21T12:0${minute}:00.000Z`;
    const world = createWorld();
    world.know(
      mine(1, { unreadMessages: 1, updatedAt: at(2) }),
      mine(2, { unreadMessages: 2, updatedAt: at(3) }),
      mine(3, { unreadMessages: 3, updatedAt: at(1) }),
      mine(4),
    );
    expect(selectUnreadTotals(world.state())).toEqual({ messages: 6, pending: 0 });
    expect(selectNoticedCount(world.state())).toBe(3);
    expect(selectNoticedTickets(world.state()).map(({ id }) => id)).toEqual([2, 1, 3]);
  });
});

it('[NTV-05] [NTV-04] waiting tickets of queues that the lists leave out count too, and are offered after the others', () => {
  const queues = [1, 2].map((id) => ({ id, name: `Fila ${id}`, color: '' }));
  const world = createWorld(aUser({ queues }));
  const first = { view: 'pending', page: 1 } as const;
  world.dispatch(loadTickets.pending('r', first));
  world.dispatch(loadTickets.fulfilled({ records: [], hasMore: false }, 'r', first));
  const at = (id: number) => `2026-11-21T12:0${9 - id}:00.000Z`;
  const waiting = [2, 1, 9, null].map((queueId, index) =>
    aTicket({ id: index + 1, queueId, updatedAt: at(index + 1) }),
  );
  world.know(...waiting, mine(5, { queueId: 2 }));
  const seen = () => ({
    pending: selectUnreadTotals(world.state()).pending,
    offered: selectTicketsToTake(world.state()).map(({ id }) => id),
  });
  expect(seen()).toEqual({ pending: 2, offered: [1, 2] });
  world.dispatch(ticketFilterChanged({ queueIds: [1] }));
  expect(seen()).toEqual({ pending: 2, offered: [2, 1] });
  const before = selectTicketsToTake(world.state());
  world.know(mine(5, { queueId: 2, unreadMessages: 1 }));
  expect(selectTicketsToTake(world.state())).toBe(before);
  world.know(aTicket({ id: 6, queueId: 2 }), mine(1, { queueId: 2, userId: 11, updatedAt: at(0) }));
  expect(seen()).toEqual({ pending: 2, offered: [2, 6] });
  world.dispatch(ticketRemoved({ ticketId: 6 }));
  expect(seen()).toEqual({ pending: 1, offered: [2] });
});

it.each([
  ['an agent', me, [1, 48]],
  ['one who sees tickets without a queue', seeing, [2, 49]],
  ['an admin', admin, [3, 50]],
] as const)(
  '[NTV-05] of the waiting tickets those count that the user may accept, of further pages too: %s',
  (_, user, counts) => {
    const first = { view: 'pending', page: 1 } as const;
    const records = [1, 9, null].map((queueId, index) => aTicket({ id: index + 1, queueId }));
    const pendingOf = (answer: { readonly hasMore: boolean; readonly count: number }): number => {
      const world = createWorld(user);
      world.dispatch(loadTickets.pending('r', first));
      world.dispatch(loadTickets.fulfilled({ records, ...answer }, 'r', first));
      return selectUnreadTotals(world.state()).pending;
    };
    expect([pendingOf({ hasMore: false, count: 3 }), pendingOf({ hasMore: true, count: 50 })]).toEqual(counts);
  },
);
