import { describe, expect, it } from 'vitest';
import type { Ticket } from '@/protocol/records/tickets';
import { tableOf } from '@/entities/base/idTable';
import {
  ticketFilterChanged,
  ticketRemoved,
  ticketSearchChanged,
} from '@/entities/conversations/tickets/ticketActions';
import { selectTicketCount } from '@/entities/conversations/tickets/ticketSelectors';
import { emptyView, nextPageOf } from '@/entities/conversations/tickets/ticketsState';
import { loadTickets, openTicketByUuid } from '@/entities/conversations/tickets/ticketThunks';
import { sessionStarted } from '@/entities/session/sessionActions';
import type { TicketViewName } from '@/domain/conversations/ticketViews';
import { serverEvents, serverEventsReceived, type ServerEvent } from '@/realtime/serverEvents';
import { rootReducer } from '@/store/rootReducer';
import { aSessionStart, aTicket, aUser } from '@tests/support/records';

const me = aUser();
const setOf = (...ids: readonly number[]) => tableOf(ids.map((id) => [id, true]));
const minute = (count: number): string => `2026-11-21T12:${String(count).padStart(2, '0')}:00.000Z`;
/** A higher id changed later. */
const waiting = (id: number, facts: Partial<Ticket> = {}) => aTicket({ id, updatedAt: minute(id), ...facts });
const mine = (id: number, facts: Partial<Ticket> = {}) => waiting(id, { status: 'open', userId: me.id, ...facts });
/** The server lists it, but the user may not open it. */
const foreign = (id: number) => waiting(id, { queueId: 2 });

type Action = Parameters<typeof rootReducer>[1];

const createWorld = () => {
  let state = rootReducer(undefined, sessionStarted(aSessionStart({ user: me })));
  let calls = 0;
  const dispatch = (action: unknown): void => void (state = rootReducer(state, action as Action));
  /** Asks for a page; the returned function gives the server's answer. */
  const ask = (view: TicketViewName, page = 1) => {
    const arg = { view, page };
    const requestId = String((calls += 1));
    dispatch(loadTickets.pending(requestId, arg));
    return (records: readonly Ticket[], hasMore = false, count?: number): void =>
      dispatch(loadTickets.fulfilled({ records: [...records], hasMore, count }, requestId, arg));
  };
  return {
    dispatch,
    ask,
    load: (view: TicketViewName, records: readonly Ticket[], hasMore = false, count?: number): void =>
      ask(view)(records, hasMore, count),
    update: (...records: readonly Ticket[]): void =>
      dispatch(
        serverEventsReceived(
          records.map((record) => serverEvents.ticket({ action: 'update', record }) as unknown as ServerEvent),
        ),
      ),
    left: (id: number): void =>
      dispatch(serverEventsReceived([serverEvents.ticket({ action: 'delete', id }) as unknown as ServerEvent])),
    view: (name: TicketViewName) => state.tickets.views[name],
    ids: (name: TicketViewName) => state.tickets.views[name].latest,
    count: (name: TicketViewName) => selectTicketCount(state, name),
    tickets: () => state.tickets,
  };
};

describe('[TLIST-07] [TLIST-31] a live change', () => {
  it('enters only lists that were asked for', () => {
    const world = createWorld();
    world.load('pending', []);
    world.update(waiting(1), mine(2), mine(3, { status: 'closed' }));
    expect([world.ids('pending'), world.ids('open'), world.ids('closed')]).toEqual([[1], [], []]);
    expect(world.view('open')).toEqual(emptyView);
  });

  it('counts a ticket once when it comes and once when it goes, however often it changes', () => {
    const world = createWorld();
    world.load('pending', [waiting(1)], true, 50);
    world.update(waiting(2), waiting(2, { lastMessage: 'Oi' }), waiting(1, { lastMessage: 'Oi' }));
    expect(world.view('pending')).toMatchObject({ count: 51, latest: [2, 1], ids: setOf(1, 2) });
    world.left(2);
    world.left(2);
    world.dispatch(ticketRemoved({ ticketId: 2 }));
    world.left(77);
    expect(world.view('pending')).toMatchObject({ count: 50, latest: [1], ids: setOf(1) });
  });

  it('[RT-14] leaves every list that has the ticket, when it is deleted', () => {
    const world = createWorld();
    const closed = [mine(5, { status: 'closed' }), mine(6, { status: 'closed' })];
    world.dispatch(ticketSearchChanged({ text: 'Cliente' }));
    for (const [view, records] of [
      ['open', [mine(1), mine(2)]],
      ['pending', [waiting(3), waiting(4)]],
      ['closed', closed],
      ['search', [mine(1), waiting(3), ...closed]],
    ] as const)
      world.load(view, records);
    for (const id of [1, 3, 5]) world.left(id);
    expect((['open', 'pending', 'closed', 'search'] as const).map(world.ids)).toEqual([[2], [4], [6], [6]]);
  });

  it('leaves an unknown total unknown, and takes none below zero', () => {
    const world = createWorld();
    world.load('pending', [waiting(1)], true);
    world.update(waiting(2));
    world.left(1);
    expect(world.view('pending')).toMatchObject({ count: null, latest: [2] });
    world.load('open', [mine(3)], true, 0);
    world.left(3);
    expect(world.view('open')).toMatchObject({ count: 0, latest: [] });
  });

  it('shows a ticket that was counted before but not shown, and does not count it again', () => {
    const world = createWorld();
    world.load('pending', [waiting(1), foreign(2)], true, 50);
    expect(world.view('pending')).toMatchObject({ hidden: { 2: true }, count: 50 });
    expect(world.count('pending')).toBe(49);
    world.update(waiting(2));
    expect(world.view('pending')).toEqual(expect.objectContaining({ hidden: {}, count: 50, latest: [2, 1] }));
    expect(world.count('pending')).toBe(50);
  });

  it('is no new ticket of the list for one that only was looked up', () => {
    const world = createWorld();
    world.load('pending', [waiting(1)], true, 50);
    world.dispatch(openTicketByUuid.fulfilled(waiting(2), 'r', 'u'));
    expect(world.view('pending')).toMatchObject({ count: 50, latest: [1] });
    world.load('pending', [waiting(1)], false, 1);
    world.dispatch(openTicketByUuid.fulfilled(waiting(2), 'r', 'u'));
    expect(world.view('pending')).toMatchObject({ count: 2, latest: [2, 1] });
  });
});

describe('a list that is read from its beginning', () => {
  it('keeps what came meanwhile, and forgets what came and left again', () => {
    const world = createWorld();
    world.load('pending', [waiting(1), waiting(2)]);
    const answer = world.ask('pending');
    world.update(waiting(3), waiting(4));
    world.left(4);
    expect(world.view('pending').arrived).toEqual({ 3: true });
    answer([waiting(2)], false, 1);
    expect(world.view('pending')).toEqual({
      ...emptyView,
      ids: setOf(2, 3),
      latest: [3, 2],
      status: 'ready',
      page: 1,
      count: 1,
    });
  });

  it('keeps a row that changed meanwhile, even if the answer lacks it', () => {
    const world = createWorld();
    world.load('pending', [waiting(1), waiting(2)]);
    const answer = world.ask('pending');
    world.update(waiting(1, { lastMessage: 'Oi' }));
    answer([waiting(2)]);
    expect(world.ids('pending')).toEqual([2, 1]);
  });

  it('does not keep what came before it was asked for', () => {
    const world = createWorld();
    world.load('pending', [waiting(1)]);
    world.update(waiting(3));
    expect(world.view('pending').arrived).toEqual({});
    world.load('pending', [waiting(1)]);
    expect(world.ids('pending')).toEqual([1]);
    const more = world.ask('pending', 2);
    world.update(waiting(4));
    more([]);
    world.load('pending', [waiting(1)]);
    expect(world.ids('pending')).toEqual([1]);
  });

  it('forgets what was hidden before', () => {
    const world = createWorld();
    world.load('pending', [waiting(1), foreign(2)], true, 50);
    world.load('pending', [waiting(1)], true, 50);
    expect(world.view('pending').hidden).toEqual({});
  });

  it('has more although all its tickets came live while it was read', () => {
    const world = createWorld();
    const answer = world.ask('pending');
    world.update(waiting(1), waiting(2));
    answer([waiting(2), waiting(1)], true, 9);
    expect(world.view('pending')).toMatchObject({ hasMore: true, latest: [2, 1] });
  });

  it('does not show a ticket that is leaving, nor one whose newer state belongs elsewhere', () => {
    const world = createWorld();
    world.load('pending', [waiting(1), waiting(2), waiting(3)]);
    const answer = world.ask('pending');
    world.left(1);
    world.update(mine(2, { updatedAt: minute(9) }));
    answer([waiting(3), waiting(2), waiting(1)], false, 3);
    expect(world.view('pending')).toMatchObject({ latest: [3], ids: setOf(3), hidden: { 1: true, 2: true } });
    expect(world.count('pending')).toBe(1);
  });
});

describe('[TLIST-37] a further page', () => {
  it('is added to what is there, hidden tickets too', () => {
    const world = createWorld();
    world.load('pending', [waiting(9), foreign(8)], true, 4);
    world.ask('pending', 2)([waiting(7), foreign(6)], false, 4);
    expect(world.view('pending')).toEqual({
      ...emptyView,
      ids: setOf(7, 9),
      latest: [9, 7],
      hidden: { 6: true, 8: true },
      status: 'ready',
      page: 2,
      count: 4,
    });
  });

  it.each<[string, readonly Ticket[], boolean, number | undefined, boolean]>([
    ['the server says so', [waiting(2)], true, undefined, true],
    ['its total is greater than what is loaded, hidden tickets included', [foreign(2)], false, 4, true],
    ['not when its total is reached', [foreign(2)], false, 3, false],
    ['not when the page held nothing new', [waiting(9), foreign(8)], true, 50, false],
    ['even when its only new ticket is hidden', [waiting(9), foreign(2)], true, 50, true],
    ['not when the page was empty', [], true, 50, false],
  ])('tells whether there are more: %s', (_, records, hasMore, count, more) => {
    const world = createWorld();
    world.load('pending', [waiting(9), foreign(8)], true, 50);
    world.ask('pending', 2)(records, hasMore, count);
    expect(world.view('pending').hasMore).toBe(more);
  });
});

describe('the places by which further pages have moved up', () => {
  const shiftOf = (world: ReturnType<typeof createWorld>) => world.view('pending').shift;

  it('are the rows that left minus those that came since the last page', () => {
    const world = createWorld();
    world.load('pending', [waiting(1), waiting(2), foreign(3)], true, 50);
    world.left(1);
    expect(shiftOf(world)).toBe(1);
    world.update(waiting(4), waiting(5), waiting(5, { lastMessage: 'Oi' }));
    expect(shiftOf(world)).toBe(-1);
    // It had its place in a page before, though it was hidden.
    world.update(waiting(3));
    expect(shiftOf(world)).toBe(-1);
    world.left(77);
    expect(shiftOf(world)).toBe(-1);
    world.load('pending', [waiting(1)], true, 50);
    expect(shiftOf(world)).toBe(0);
  });

  it.each<[string, number, number, boolean, number]>([
    ['as many rows came as it has: there is more', 2, 2, true, 0],
    ['more rows came than it has: there is more, also after the next one', 2, 3, true, -1],
    ['fewer rows came than it has: it is the end', 2, 1, false, 0],
    ['it is read again: there is more', 1, 0, true, 0],
  ])('tell what a page without news means: %s', (_, number, came, more, shift) => {
    const world = createWorld();
    world.load('pending', [waiting(1), waiting(2)], true, 50);
    const arrived = [11, 12, 13].slice(0, came).map((id) => waiting(id));
    world.update(...arrived);
    world.ask('pending', number)([waiting(1), waiting(2)], true, 50);
    expect([world.view('pending').hasMore, shiftOf(world)]).toEqual([more, shift]);
  });

  it('are none after a page with news, and after one that is read again', () => {
    const world = createWorld();
    world.load('pending', [waiting(1), waiting(2), waiting(3)], true, 50);
    world.ask('pending', 2)([waiting(4)], true, 50);
    world.update(waiting(11), waiting(12), waiting(13));
    world.ask('pending', 3)([waiting(3), waiting(5)], true, 50);
    expect(shiftOf(world)).toBe(0);
    world.left(1);
    world.left(2);
    world.left(4);
    world.ask('pending', 3)([waiting(3)], true, 50);
    expect(world.view('pending')).toMatchObject({ shift: 0, hasMore: true, page: 3 });
    world.ask('pending', 4)([waiting(3)], true, 50);
    expect(world.view('pending').hasMore).toBe(false);
  });

  it.each([
    [0, 3],
    [-50, 3],
    [1, 2],
    [40, 2],
    [41, 1],
    [200, 1],
  ])('decide which page is read after page 2: %i places, page %i', (shift, page) => {
    expect(nextPageOf({ ...emptyView, page: 2, shift })).toBe(page);
  });
});

describe('other conditions', () => {
  it('filter the rows at once and leave everything else to the next answer', () => {
    const world = createWorld();
    world.load('pending', [waiting(1), waiting(2, { queueId: null }), foreign(3)], true, 50);
    world.ask('pending', 2);
    world.dispatch(ticketFilterChanged({ queueIds: [9] }));
    expect(world.view('pending')).toEqual({ ...emptyView, status: 'loading' });
    world.load('open', [mine(4), mine(5, { queueId: null })], true, 50);
    world.dispatch(ticketFilterChanged({ queueIds: [8] }));
    expect(world.view('open')).toEqual({ ...emptyView, ids: setOf(5), latest: [5], status: 'loading' });
    expect(world.view('closed')).toEqual(emptyView);
  });

  it('[TLIST-09] of an empty search empty it, and forget what the server had found', () => {
    const world = createWorld();
    world.dispatch(ticketSearchChanged({ text: 'sofá' }));
    expect(world.view('search')).toEqual({ ...emptyView, status: 'loading' });
    world.load('search', [waiting(1), waiting(2)]);
    expect(world.tickets().found).toEqual({ 1: true, 2: true });
    world.load('pending', [waiting(1), waiting(2), waiting(3)]);
    expect(world.tickets().found).toEqual({ 1: true, 2: true });
    world.dispatch(ticketSearchChanged({ text: '' }));
    expect(world.view('search')).toEqual(emptyView);
    expect(world.tickets().found).toEqual({});
  });
});
