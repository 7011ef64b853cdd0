import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ticket } from '@/protocol/records/tickets';
import { readWaits, storedOrders, storeRatings, storeWaits } from '@/entities/conversations/tickets/storedLists';
import { ticketOrderChanged, ticketRemoved } from '@/entities/conversations/tickets/ticketActions';
import {
  selectIsAwaitingRating,
  selectTicketOrder,
  selectWaitingSince,
} from '@/entities/conversations/tickets/ticketSelectors';
import { loadTickets } from '@/entities/conversations/tickets/ticketThunks';
import { sessionEnded } from '@/entities/session/sessionActions';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import { createMemoryStorage } from '@tests/support/fakes/memoryStorage';
import { ACCOUNT, aMessage, aTicket, aUser } from '@tests/support/records';

const NOW = Date.parse('2026-11-21T13:00:00.000Z');
const at = (minute: number): string => new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString();
const waiting = (id: number, facts: Partial<Ticket> = {}) =>
  aTicket({ id, updatedAt: at(id), unreadMessages: 1, ...facts });

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

interface WorldParts {
  readonly local?: Storage;
  /** The tickets of the server by status, in pages of one. */
  readonly stored?: Readonly<Record<string, readonly Ticket[]>>;
  readonly user?: ReturnType<typeof aUser>;
}

const createWorld = async ({ local = createMemoryStorage(), stored = {}, user = aUser() }: WorldParts = {}) => {
  const asked: string[] = [];
  const app = createTestStore({
    local,
    routes: {
      'GET /tickets': ({ params }) => {
        const { status = 'unread', pageNumber } = params as { status?: string; pageNumber: number };
        if (status !== 'unread') asked.push(`${status} ${pageNumber}`);
        const all = stored[status] ?? [];
        return {
          body: { tickets: all.slice(pageNumber - 1, pageNumber), count: all.length, hasMore: pageNumber < all.length },
        };
      },
    },
  });
  app.begin(user);
  app.goOnline();
  await pass(0);
  const { dispatch, getState } = app.store;
  const written = vi.spyOn(local, 'setItem');
  return {
    ...app,
    local,
    asked,
    dispatch,
    state: getState,
    know: (...records: readonly Ticket[]): void => {
      for (const record of records) dispatch(serverEvents.ticket({ action: 'update', record }));
    },
    /** How often waits were written since the start. */
    writes: () => written.mock.calls.filter(([key]) => key.startsWith('ticketWaits:')).length,
    waits: () => readWaits(local, ACCOUNT),
    /** What was stored for nobody. */
    ownerless: () =>
      Array.from({ length: local.length }, (_, place) => local.key(place) ?? '').filter((key) => key.endsWith(':null')),
    awaits: (id: number) => selectIsAwaitingRating(getState(), id),
  };
};

describe('[TRIAGE-01] the waits of an account', () => {
  it('are written together, a second after the first change', async () => {
    const world = await createWorld();
    world.know(waiting(1));
    await pass(600);
    world.know(waiting(2, { unreadMessages: null }));
    await pass(399);
    expect(world.writes()).toBe(0);
    await pass(1);
    expect(world.waits()).toEqual({
      1: { since: at(1), updatedAt: at(1), unread: 1 },
      2: { since: at(2), updatedAt: at(2), unread: 0 },
    });
    await pass(10_000);
    expect(world.writes()).toBe(1);
    world.dispatch(ticketRemoved({ ticketId: 1 }));
    await pass(1_000);
    expect(Object.keys(world.waits())).toEqual(['2']);
    expect(world.writes()).toBe(2);
  });

  it('are not written while none changes', async () => {
    const world = await createWorld();
    world.know(waiting(1));
    await pass(1_000);
    world.know(waiting(1, { lastMessage: 'Oi', updatedAt: at(30) }));
    await pass(5_000);
    expect(world.writes()).toBe(1);
  });

  it('of tickets that were not seen since the start stay beside the new ones', async () => {
    const local = createMemoryStorage();
    const kept = { since: at(0), updatedAt: at(0), unread: 3 };
    storeWaits(local, ACCOUNT, { 1: kept, 7: kept }, NOW);
    const world = await createWorld({ local });
    world.know(waiting(1), waiting(2));
    await pass(1_000);
    expect(world.waits()).toEqual({
      1: { since: at(1), updatedAt: at(1), unread: 1 },
      2: { since: at(2), updatedAt: at(2), unread: 1 },
      7: kept,
    });
  });

  it('hold the time that the ticket has now, and no ticket whose time nobody knows', async () => {
    const world = await createWorld();
    world.know(waiting(1));
    world.know(waiting(1, { updatedAt: at(40), unreadMessages: 5 }));
    const { updatedAt: _time, ...timeless } = waiting(2);
    const record = aMessage({ ticketId: 2, createdAt: at(41) });
    world.dispatch(serverEvents.appMessage({ action: 'create', record, ticket: timeless, contact: null }));
    expect(selectWaitingSince(world.state(), 2)).toBe(at(41));
    await pass(1_000);
    expect(world.waits()).toEqual({ 1: { since: at(1), updatedAt: at(40), unread: 5 } });
  });

  it('are neither lost nor given to someone else by a change of the user within the second', async () => {
    const local = createMemoryStorage();
    const other = { since: at(0), updatedAt: at(0), unread: 3 };
    storeWaits(local, 'test#11', { 7: other }, NOW);
    const world = await createWorld({ local });
    world.know(waiting(1));
    await pass(1_000);
    world.know(waiting(2));
    await pass(500);
    world.dispatch(sessionEnded({ reason: 'logout' }));
    world.begin(aUser({ id: 11 }));
    await pass(2_000);
    expect(readWaits(local, 'test#11')).toEqual({ 7: other });
    expect(world.waits()).toHaveProperty('1');
    world.know(waiting(3));
    world.dispatch(sessionEnded({ reason: 'logout' }));
    await pass(2_000);
    expect(readWaits(local, 'test#11')).toEqual({ 7: other });
    expect(world.ownerless()).toEqual([]);
    expect(world.logged).not.toContain('A listener failed');
  });
});

describe('the awaited ratings of an account', () => {
  const rating = { lastMessage: 'Avalie', seenAt: at(0) };

  it('are remembered at the start, and stored again as soon as one changes', async () => {
    const local = createMemoryStorage();
    storeRatings(local, ACCOUNT, { 1: rating, 2: rating }, NOW);
    const world = await createWorld({ local });
    expect([world.awaits(1), world.awaits(2), world.awaits(3)]).toEqual([true, true, false]);
    world.know(aTicket({ id: 1, status: 'closed', updatedAt: at(5) }));
    expect(JSON.parse(local.getItem(`ticketRatings:${ACCOUNT}`) ?? '')).toEqual({ 2: rating });
  });

  it('[SEC-08] are still stored after the session, for its account alone', async () => {
    const local = createMemoryStorage();
    storeRatings(local, ACCOUNT, { 1: rating }, NOW);
    const world = await createWorld({ local });
    world.dispatch(sessionEnded({ reason: 'logout' }));
    expect(world.awaits(1)).toBe(false);
    expect(world.ownerless()).toEqual([]);
    world.begin(aUser({ id: 11 }));
    expect(world.awaits(1)).toBe(false);
    world.dispatch(sessionEnded({ reason: 'logout' }));
    world.begin(aUser());
    expect(world.awaits(1)).toBe(true);
    expect(world.logged).not.toContain('A listener failed');
  });
});

describe('[TRIAGE-02] the order of a list', () => {
  const stored = {
    open: [4, 3].map((id) => waiting(id, { status: 'open', userId: 10 })),
    pending: [9, 8, 7].map((id) => waiting(id)),
  };

  it('[SEC-08] is stored for its account and comes back with it', async () => {
    const world = await createWorld();
    world.dispatch(ticketOrderChanged({ pending: 'waiting' }));
    expect(storedOrders(ACCOUNT).read(world.local)).toEqual({ open: 'latest', pending: 'waiting' });
    world.dispatch(sessionEnded({ reason: 'logout' }));
    world.dispatch(ticketOrderChanged({ open: 'waiting' }));
    expect(storedOrders(ACCOUNT).read(world.local)).toEqual({ open: 'latest', pending: 'waiting' });
    expect(world.ownerless()).toEqual([]);
    world.begin(aUser({ id: 11 }));
    expect(selectTicketOrder(world.state(), 'pending')).toBe('latest');
    world.dispatch(sessionEnded({ reason: 'logout' }));
    world.begin(aUser());
    expect(selectTicketOrder(world.state(), 'pending')).toBe('waiting');
    expect(selectTicketOrder(world.state(), 'open')).toBe('latest');
    expect(world.logged).not.toContain('A listener failed');
  });

  it('by wait reads this list to its end, page by page, and no other', async () => {
    const world = await createWorld({ stored });
    expect(world.asked.toSorted()).toEqual(['open 1', 'pending 1']);
    world.asked.length = 0;
    world.dispatch(ticketOrderChanged({ pending: 'waiting' }));
    await pass(0);
    expect(world.asked).toEqual(['pending 2', 'pending 3']);
    world.dispatch(ticketOrderChanged({ open: 'waiting' }));
    await pass(0);
    expect(world.asked).toEqual(['pending 2', 'pending 3', 'open 2']);
  });

  it('by wait reads to the end at the next start, too, and not what was never asked for', async () => {
    const local = createMemoryStorage();
    storedOrders(ACCOUNT).write(local, { open: 'waiting', pending: 'waiting' });
    const world = await createWorld({ local, stored });
    await pass(0);
    expect(world.asked.toSorted()).toEqual(['open 1', 'open 2', 'pending 1', 'pending 2', 'pending 3']);
  });

  it('by wait asks for each page once, while another page of the list is read', async () => {
    const world = await createWorld({ stored });
    world.asked.length = 0;
    const more = world.dispatch(loadTickets({ view: 'pending', page: 2 }));
    world.dispatch(ticketOrderChanged({ pending: 'waiting' }));
    world.dispatch(ticketOrderChanged({ pending: 'waiting' }));
    await more;
    await pass(0);
    expect(world.asked).toEqual(['pending 2', 'pending 3']);
  });
});
