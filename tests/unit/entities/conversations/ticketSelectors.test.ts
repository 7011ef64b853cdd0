import { describe, expect, it } from 'vitest';
import type { Ticket } from '@/protocol/records/tickets';
import { ratingsRemembered, ticketOrderChanged } from '@/entities/conversations/tickets/ticketActions';
import {
  awaitedInLists,
  selectChangedAt,
  selectIdByUuid,
  selectTicket,
  selectTicketByUuid,
  selectTicketCount,
  selectTicketIds,
  selectTicketOrder,
  selectTickets,
  selectUnreadTotals,
  selectWaitingSince,
} from '@/entities/conversations/tickets/ticketSelectors';
import { loadTickets, refreshTicket } from '@/entities/conversations/tickets/ticketThunks';
import { sessionStarted } from '@/entities/session/sessionActions';
import type { TicketViewName } from '@/domain/conversations/ticketViews';
import { serverEvents, serverEventsReceived, type ServerEvent } from '@/realtime/serverEvents';
import { rootReducer } from '@/store/rootReducer';
import { aSessionStart, aTicket } from '@tests/support/records';

const minute = (count: number): string => `2026-11-21T12:${String(count).padStart(2, '0')}:00.000Z`;
const waiting = (id: number, at: number, facts: Partial<Ticket> = {}) =>
  aTicket({ id, updatedAt: minute(at), ...facts });
const mine = (id: number, at: number, facts: Partial<Ticket> = {}) =>
  waiting(id, at, { status: 'open', userId: 10, ...facts });

type Action = Parameters<typeof rootReducer>[1];

const createWorld = (lists: Partial<Record<TicketViewName, readonly Ticket[]>> = {}) => {
  let state = rootReducer(undefined, sessionStarted(aSessionStart()));
  const dispatch = (action: unknown): void => void (state = rootReducer(state, action as Action));
  const load = (view: TicketViewName, records: readonly Ticket[], hasMore = false, count?: number): void => {
    dispatch(loadTickets.pending(view, { view, page: 1 }));
    dispatch(loadTickets.fulfilled({ records: [...records], hasMore, count }, view, { view, page: 1 }));
  };
  for (const view of ['open', 'pending', 'closed'] as const) load(view, lists[view] ?? []);
  return {
    dispatch,
    load,
    state: () => state,
    event: (event: unknown): void => dispatch(serverEventsReceived([event as ServerEvent])),
    update: (record: Ticket): void =>
      dispatch(serverEventsReceived([serverEvents.ticket({ action: 'update', record }) as unknown as ServerEvent])),
  };
};

describe('[TRIAGE-02] the order of a list', () => {
  it('can be chosen for open and waiting tickets, each alone; the others show the latest change first', () => {
    const world = createWorld({
      open: [mine(1, 10, { fromMe: true }), mine(2, 5, { fromMe: false })],
      pending: [waiting(3, 10), waiting(4, 5)],
      closed: [waiting(5, 10, { status: 'closed' }), waiting(6, 5, { status: 'closed' })],
    });
    const orders = () =>
      (['open', 'pending', 'closed', 'search'] as const).map((view) => selectTicketOrder(world.state(), view));
    const ids = () => (['open', 'pending', 'closed'] as const).map((view) => selectTicketIds(world.state(), view));
    expect(orders()).toEqual(['latest', 'latest', 'latest', 'latest']);
    expect(ids()).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ]);
    world.dispatch(ticketOrderChanged({ open: 'waiting' }));
    expect(orders()).toEqual(['waiting', 'latest', 'latest', 'latest']);
    expect(ids().slice(0, 2)).toEqual([
      [2, 1],
      [3, 4],
    ]);
    world.dispatch(ticketOrderChanged({ open: 'latest', pending: 'waiting' }));
    expect(orders()).toEqual(['latest', 'waiting', 'latest', 'latest']);
    expect(ids().slice(0, 2)).toEqual([
      [1, 2],
      [4, 3],
    ]);
  });

  it('by wait has those first who wait, and those who wait for nobody by their latest change', () => {
    const bot = { chatbot: true };
    const world = createWorld({
      pending: [waiting(1, 1, bot), waiting(2, 9), waiting(3, 20, bot), waiting(4, 9), waiting(5, 3)],
    });
    world.dispatch(ticketOrderChanged({ pending: 'waiting' }));
    expect(selectTicketIds(world.state(), 'pending')).toEqual([5, 4, 2, 3, 1]);
    expect(selectTickets(world.state(), 'pending').map(({ id }) => id)).toEqual([5, 4, 2, 3, 1]);
  });

  it('by wait is the same list while no wait begins or ends', () => {
    const world = createWorld({ pending: [waiting(1, 1), waiting(2, 2)] });
    world.dispatch(ticketOrderChanged({ pending: 'waiting' }));
    const before = selectTicketIds(world.state(), 'pending');
    world.update(waiting(2, 2, { tags: [{ id: 1, name: 'VIP', color: '' }] }));
    expect(selectTicketIds(world.state(), 'pending')).toBe(before);
  });
});

describe('the tickets of a list', () => {
  it('are the same list while none of them changes', () => {
    const world = createWorld({ open: [mine(1, 1)], pending: [waiting(2, 2)] });
    const before = selectTickets(world.state(), 'open');
    world.update(waiting(2, 3, { lastMessage: 'Oi' }));
    expect(selectTickets(world.state(), 'open')).toBe(before);
    world.update(mine(1, 3, { lastMessage: 'Oi' }));
    expect(selectTickets(world.state(), 'open')).not.toBe(before);
  });
});

describe('[TLIST-07] the number of tickets in a list', () => {
  it.each<[string, boolean, number | undefined, number]>([
    ['its rows where it is complete', false, 3, 2],
    ['its rows where the server tells no total', true, undefined, 2],
    ['the server’s total without hidden tickets', true, 50, 49],
    ['never less than its rows', true, 1, 2],
  ])('is %s', (_, hasMore, count, shown) => {
    const world = createWorld();
    world.load('pending', [waiting(1, 1), waiting(2, 2), waiting(3, 3, { queueId: 2 })], hasMore, count);
    expect(selectTicketCount(world.state(), 'pending')).toBe(shown);
    expect(selectUnreadTotals(world.state())).toEqual({ messages: 0, pending: shown });
  });
});

it('[TLIST-07] a list that is read to its end counts its rows, whatever total the server tells', () => {
  const world = createWorld();
  world.load('pending', [waiting(1, 1), waiting(2, 2)], true, 50);
  const more = { view: 'pending', page: 2 } as const;
  world.dispatch(loadTickets.pending('more', more));
  world.dispatch(loadTickets.fulfilled({ records: [], hasMore: false, count: 50 }, 'more', more));
  expect(selectTicketCount(world.state(), 'pending')).toBe(2);
});

describe('a ticket', () => {
  const known = waiting(1, 5);

  it('is found by id and by uuid, and null is what is not there', () => {
    const world = createWorld({ pending: [known] });
    const { state } = world;
    expect([selectTicket(state(), 1), selectTicketByUuid(state(), known.uuid)]).toEqual([known, known]);
    expect([selectTicket(state(), 2), selectTicketByUuid(state(), 'x')]).toEqual([null, null]);
    expect([selectIdByUuid(state(), known.uuid), selectIdByUuid(state(), 'x')]).toEqual([1, null]);
    expect(selectIdByUuid(state(), undefined)).toBeNull();
  });

  it('[TLIST-24] shows its last change other than by being read, and since when its customer waits', () => {
    const world = createWorld({ pending: [waiting(1, 5, { unreadMessages: 2 }), waiting(2, 5, { chatbot: true })] });
    world.update(waiting(1, 9, { unreadMessages: 0 }));
    const { state } = world;
    expect([1, 2, 3].map((id) => selectChangedAt(state(), id))).toEqual([minute(5), minute(5), undefined]);
    expect([1, 2, 3].map((id) => selectWaitingSince(state(), id))).toEqual([minute(5), null, null]);
  });
});

describe('the awaited ratings in the lists', () => {
  const rating = { lastMessage: 'Avalie', seenAt: minute(0) };
  const asked = { lastMessage: 'Avalie' };

  it('are those of tickets in any list, and of those that just left one', () => {
    const world = createWorld();
    world.dispatch(ratingsRemembered({ 1: rating, 2: rating, 3: rating }));
    expect(awaitedInLists(world.state())).toEqual([]);
    world.load('open', [mine(1, 1, asked), mine(9, 9)]);
    world.dispatch(refreshTicket.fulfilled(mine(2, 2, { ...asked, userId: 11 }), 'r', 2));
    expect(awaitedInLists(world.state())).toEqual([1]);
    world.event(serverEvents.ticket({ action: 'delete', id: 1 }));
    expect(awaitedInLists(world.state())).toEqual([1]);
    world.event(serverEvents.ticket({ action: 'delete', id: 2 }));
    expect(awaitedInLists(world.state())).toEqual([1, 2]);
  });
});
