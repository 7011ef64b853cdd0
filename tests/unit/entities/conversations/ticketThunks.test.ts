import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ticket } from '@/protocol/records/tickets';
import { ticketFilterChanged, ticketSearchChanged } from '@/entities/conversations/tickets/ticketActions';
import { selectLongestWaiting } from '@/entities/conversations/tickets/ticketNeighbours';
import { selectTicket, selectTicketView } from '@/entities/conversations/tickets/ticketSelectors';
import {
  findLongestWaiting,
  loadTickets,
  loadUnreadTickets,
  openTicketByUuid,
  refreshTicket,
  rereadTicket,
} from '@/entities/conversations/tickets/ticketThunks';
import type { TicketViewName } from '@/domain/conversations/ticketViews';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { aTicket, aUser } from '@tests/support/records';

const me = aUser();
type Query = Readonly<Record<string, unknown>>;
type Page = { readonly tickets: readonly Ticket[]; readonly count?: number; readonly hasMore?: boolean };

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString();
/** Waiting tickets; a higher id changed longer ago. */
const waiting = (id: number, facts: Partial<Ticket> = {}) => aTicket({ id, updatedAt: at(1_000 - id), ...facts });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = () => vi.advanceTimersByTimeAsync(0);

interface WorldParts {
  readonly user?: typeof me;
  readonly answer?: (query: Query) => Page | Promise<Page>;
  readonly routes?: FakeRoutes;
}

/** A signed-in user whose server answers this; `asked` holds the queries since the start. */
const createWorld = async ({ user = me, answer = () => ({ tickets: [] }), routes = {} }: WorldParts = {}) => {
  const asked: Query[] = [];
  const app = createTestStore({
    routes: {
      [`GET /users/${user.id}`]: { body: user },
      'GET /queue': { body: [1, 2].map((id) => ({ id, name: `Fila ${id}`, color: '' })) },
      'GET /tickets': async ({ params }): Promise<FakeAnswer> => {
        asked.push(params as Query);
        return { body: await answer(params as Query) };
      },
      ...routes,
    },
  });
  app.begin(user);
  app.goOnline();
  await settle();
  asked.length = 0;
  const { dispatch, getState } = app.store;
  return {
    ...app,
    dispatch,
    asked,
    pages: () => asked.map(({ pageNumber }) => pageNumber),
    load: (view: TicketViewName, page = 1, more: object = {}) => dispatch(loadTickets({ view, page, ...more })),
    view: (view: TicketViewName) => selectTicketView(getState(), view),
    ticket: (id: number) => selectTicket(getState(), id),
    know: (record: Ticket): void => void dispatch(serverEvents.ticket({ action: 'update', record })),
  };
};

describe('the longest wait beyond the loaded part', () => {
  /** A server with this many waiting tickets, 40 on a page; at first it told another number. */
  const serve =
    (stored: () => readonly Ticket[], told = stored().length, rows = 40) =>
    ({ status, pageNumber }: Query): Page => {
      const all = status === 'pending' ? stored() : [];
      const page = Number(pageNumber);
      const count = page === 1 ? told : all.length;
      return { tickets: all.slice((page - 1) * rows, page * rows), count, hasMore: page * rows < all.length };
    };
  const many = (count: number): Ticket[] => Array.from({ length: count }, (_, place) => waiting(place + 1));
  const find = async (world: Awaited<ReturnType<typeof createWorld>>) =>
    (await world.dispatch(findLongestWaiting()).unwrap()).map(({ id }) => id);

  it('is looked for from the last page by the server’s total to the end, and the pages between are skipped', async () => {
    const stored = many(121);
    const world = await createWorld({ answer: serve(() => stored) });
    world.asked.length = 0;
    expect(await find(world)).toEqual([121]);
    const query = { status: 'pending', showAll: 'false', queueIds: '[1]' };
    expect(world.asked).toEqual([
      { ...query, pageNumber: 4 },
      { ...query, pageNumber: 5 },
    ]);
    // The list on screen does not change, but the ticket is known.
    expect(world.view('pending')).toMatchObject({ page: 1, hasMore: true });
    expect(world.view('pending').latest).toHaveLength(40);
    expect(world.ticket(121)).toMatchObject({ id: 121 });
  });

  it('is read on where tags need more pages than the total says, each ticket once', async () => {
    const stored = many(5);
    const world = await createWorld({ answer: serve(() => [...stored, ...stored.slice(4)], 5, 2) });
    expect(await find(world)).toEqual([3, 4, 5]);
    expect(world.pages()).toEqual([2, 3, 4]);
  });

  it('is found although tickets that were never loaded have left since the total was told', async () => {
    const stored = many(121);
    const world = await createWorld({ answer: serve(() => stored) });
    stored.splice(50);
    world.asked.length = 0;
    expect(await find(world)).toEqual(stored.slice(40).map(({ id }) => id));
    expect(world.pages()).toEqual([4, 3, 2, 3]);
  });

  it('is nothing where everything beyond the loaded part has left, and no page is read twice', async () => {
    const stored = many(81);
    const world = await createWorld({ answer: serve(() => stored) });
    stored.splice(40);
    world.asked.length = 0;
    expect(await find(world)).toEqual([]);
    expect(world.pages()).toEqual([3, 2]);
  });

  it('is not asked for where the list is complete', async () => {
    const world = await createWorld({ answer: serve(() => many(3)) });
    expect(await find(world)).toEqual([]);
    expect(world.asked).toEqual([]);
  });

  it('begins after the loaded pages where the server tells no total', async () => {
    const answer = ({ status, pageNumber }: Query): Page =>
      status === 'pending' && Number(pageNumber) <= 2
        ? { tickets: [waiting(Number(pageNumber))], hasMore: pageNumber === 1 }
        : { tickets: [], hasMore: false };
    const world = await createWorld({ answer });
    expect(await find(world)).toEqual([2]);
    expect(world.pages()).toEqual([2, 3]);
  });

  it('is looked for in the chosen queues, for all owners where those are shown', async () => {
    const world = await createWorld({ user: aUser({ profile: 'admin' }), answer: serve(() => many(41)) });
    world.dispatch(ticketFilterChanged({ queueIds: [2], showAll: true }));
    await vi.advanceTimersByTimeAsync(500);
    world.asked.length = 0;
    await find(world);
    expect(world.asked[0]).toEqual({ status: 'pending', showAll: 'true', queueIds: '[2]', pageNumber: 2 });
  });

  it('shows no toast when it fails', async () => {
    const world = await createWorld({ answer: serve(() => many(41)) });
    vi.spyOn(world.services.api.tickets, 'page').mockRejectedValue(new Error('down'));
    await world.dispatch(findLongestWaiting());
    expect(world.toasts()).toEqual([]);
  });

  it('is not a ticket that was accepted by someone else while it was looked for', async () => {
    const stored = many(41);
    const world = await createWorld({ answer: serve(() => stored) });
    const further = await world.dispatch(findLongestWaiting()).unwrap();
    const longest = () => selectLongestWaiting(world.store.getState(), further)?.id;
    expect(longest()).toBe(41);
    world.know(waiting(41, { status: 'open', userId: 11, updatedAt: at(2_000) }));
    expect(longest()).toBe(40);
  });
});

describe('[TLIST-37] [TLIST-38] a page of a list', () => {
  it('[CALL-29] [TLIST-16] is asked with the own queues of a user, all owners only where they are shown', async () => {
    const world = await createWorld();
    for (const view of ['open', 'closed'] as const) await world.load(view, 1, { force: true });
    expect(world.asked).toEqual([
      { status: 'open', showAll: 'false', queueIds: '[1]', pageNumber: 1 },
      { status: 'closed', showAll: 'true', queueIds: '[1]', pageNumber: 1 },
    ]);
  });

  it('[CALL-29] [TLIST-16] is asked without any queue for a user who has none', async () => {
    const { queues: _queues, ...bare } = me;
    const world = await createWorld({ user: bare });
    await world.load('open', 1, { force: true });
    expect(world.asked).toMatchObject([{ queueIds: '[]' }]);
  });

  it('[PERF-02] comes from the first call of the session only at the start', async () => {
    const world = await createWorld();
    const first = vi.spyOn(world.services.api.tickets, 'firstPage');
    await world.load('open', 1, { force: true });
    expect(first).not.toHaveBeenCalled();
    await world.load('open', 1, { force: true, atStart: true });
    expect(first).toHaveBeenCalledTimes(1);
    expect(world.asked).toHaveLength(2);
  });

  it('is asked once while it is loading, unless it must be newer', async () => {
    const world = await createWorld();
    await Promise.all([world.load('closed'), world.load('closed')]);
    expect(world.asked).toHaveLength(1);
    const newer = await createWorld();
    await Promise.all([newer.load('closed'), newer.load('closed', 1, { force: true })]);
    expect(newer.asked).toHaveLength(2);
    await newer.load('closed');
    expect(newer.asked).toHaveLength(3);
  });

  it('is the next one only, and only while there is more and nothing else is read', async () => {
    const world = await createWorld({
      answer: ({ pageNumber }) => ({ tickets: [waiting(Number(pageNumber), { status: 'closed' })], hasMore: true }),
    });
    await world.load('closed', 2);
    expect(world.asked).toEqual([]);
    await world.load('closed');
    await world.load('closed', 3);
    await Promise.all([world.load('closed', 2), world.load('closed', 2)]);
    await world.load('closed', 2);
    await world.load('closed', 3);
    expect(world.pages()).toEqual([1, 2, 3]);
  });

  it('is not asked for an empty search, not even after a gap', async () => {
    const world = await createWorld();
    await world.load('search', 1, { force: true });
    world.dispatch(ticketSearchChanged({ text: '  ' }));
    await vi.advanceTimersByTimeAsync(500);
    expect(world.asked).toEqual([]);
    expect(world.view('search').status).toBe('idle');
  });

  it('that fails raises no toast: the list says so itself', async () => {
    const world = await createWorld();
    vi.spyOn(world.services.api.tickets, 'page').mockRejectedValue(new Error('down'));
    await world.load('closed');
    expect(world.toasts()).toEqual([]);
  });
});

describe('a single ticket', () => {
  const known = waiting(1);
  const byUuid = `GET /tickets/u/${known.uuid}`;

  it('[CALL-31] whose changes may have been missed is read by its uuid, and not at all while it is unknown', async () => {
    const world = await createWorld({
      routes: { [byUuid]: { body: { ...known, updatedAt: at(2_000), fromMe: true } } },
    });
    expect(await world.dispatch(rereadTicket(1)).unwrap()).toBeNull();
    expect(world.calls).not.toContain(byUuid);
    world.know(known);
    await world.dispatch(rereadTicket(1)).unwrap();
    expect(world.ticket(1)?.fromMe).toBe(true);
  });

  it.each([
    ['is gone', { status: 404, body: { error: 'ERR_NO_TICKET_FOUND' } }, false],
    ['cannot be read', { status: 500, body: { error: 'ERR_INTERNAL' } }, true],
  ])('that %s leaves or stays, without a toast', async (_, answer, stays) => {
    const world = await createWorld({ routes: { [byUuid]: answer } });
    world.know(known);
    const result = await world.dispatch(rereadTicket(1));
    expect(world.ticket(1) !== null).toBe(stays);
    expect(rereadTicket.rejected.match(result)).toBe(stays);
    expect(world.toasts()).toEqual([]);
  });

  it('[CALL-30] that is read for the parts which events lack raises no toast when that fails', async () => {
    const world = await createWorld({ routes: { 'GET /tickets/1': { status: 500 } } });
    await world.dispatch(refreshTicket(1));
    expect(world.toasts()).toEqual([]);
  });

  it('[CALL-31] whose address is refused says so in a toast', async () => {
    const world = await createWorld({ routes: { [byUuid]: { status: 404, body: { error: 'ERR_NO_TICKET_FOUND' } } } });
    await world.dispatch(openTicketByUuid(known.uuid));
    expect(world.toasts()).toEqual(['errors:ERR_NO_TICKET_FOUND']);
  });
});

describe('[NOTIF-01] the unread tickets', () => {
  const unread = (id: number, facts: Partial<Ticket> = {}) => waiting(id, { unreadMessages: 2, ...facts });
  const own = (id: number, facts: Partial<Ticket> = {}) => unread(id, { status: 'open', userId: me.id, ...facts });
  const only =
    (answer: (page: number) => Page) =>
    ({ withUnreadMessages, pageNumber }: Query): Page =>
      withUnreadMessages === 'true' ? answer(Number(pageNumber)) : { tickets: [] };

  it.each<[string, (page: number) => Page, number]>([
    ['one page', () => ({ tickets: [own(1)], count: 1, hasMore: false }), 1],
    ['the server’s word', (page) => ({ tickets: [own(page)], hasMore: page < 3 }), 3],
    ['the server’s total', (page) => ({ tickets: [own(page)], count: 4, hasMore: false }), 4],
    ['a page without news', () => ({ tickets: [own(1)], count: 9, hasMore: true }), 2],
    ['an empty page', () => ({ tickets: [], count: 9, hasMore: true }), 1],
    ['ten pages', (page) => ({ tickets: [own(page)], hasMore: true }), 10],
  ])('[CALL-29] are read to the end: %s', async (_, answer, pages) => {
    const world = await createWorld({ answer: only(answer) });
    const read = await world.dispatch(loadUnreadTickets()).unwrap();
    expect(world.pages()).toEqual(Array.from({ length: pages }, (__, place) => place + 1));
    expect(world.asked[0]).toEqual({ withUnreadMessages: 'true', queueIds: '[1]', pageNumber: 1 });
    expect(read).toBeDefined();
  });

  it('that fail to load raise no toast', async () => {
    const world = await createWorld();
    vi.spyOn(world.services.api.tickets, 'page').mockRejectedValue(new Error('down'));
    await world.dispatch(loadUnreadTickets());
    expect(world.toasts()).toEqual([]);
  });

  it('do not tell about tickets of others, whose numbers stay', async () => {
    const world = await createWorld();
    world.know(own(1));
    world.know(unread(2));
    world.know(own(3, { userId: 11 }));
    await world.dispatch(loadUnreadTickets());
    expect([1, 2, 3].map((id) => world.ticket(id)?.unreadMessages)).toEqual([0, 0, 2]);
  });

  it('do not tell about tickets in queues of others, since servers look only into the queues of the user', async () => {
    const world = await createWorld({ user: aUser({ profile: 'admin', queues: me.queues }) });
    world.know(unread(1));
    world.know(unread(2, { queueId: 2 }));
    world.know(own(3, { queueId: 2 }));
    world.know(unread(4, { queueId: null }));
    await world.dispatch(loadUnreadTickets());
    expect([1, 2, 3, 4].map((id) => world.ticket(id)?.unreadMessages)).toEqual([0, 2, 2, 0]);
  });

  it('of an admin are read for the own queues where those of the company cannot be read', async () => {
    const world = await createWorld({
      user: aUser({ profile: 'admin', queues: me.queues }),
      answer: only(() => ({ tickets: [own(1)], hasMore: false })),
      routes: { 'GET /queue': { status: 500, body: {} } },
    });
    await world.dispatch(loadUnreadTickets()).unwrap();
    expect(world.asked).toEqual([{ withUnreadMessages: 'true', queueIds: '[1]', pageNumber: 1 }]);
    expect(world.ticket(1)?.unreadMessages).toBe(2);
  });

  it('show no ticket as read where there are more of them than are read', async () => {
    const world = await createWorld({ answer: only((page) => ({ tickets: [own(page)], hasMore: true })) });
    world.know(own(50));
    await world.dispatch(loadUnreadTickets());
    expect([1, 10, 50].map((id) => world.ticket(id)?.unreadMessages)).toEqual([2, 2, 2]);
    expect(world.ticket(11)).toBeNull();
  });

  it('show no ticket as read where one that left meanwhile has shifted the pages', async () => {
    const answer = only((page) => ({ tickets: [own(page)], count: 4 - page, hasMore: page < 2 }));
    const world = await createWorld({ answer });
    world.know(own(50));
    await world.dispatch(loadUnreadTickets());
    expect(world.pages()).toEqual([1, 2]);
    expect([1, 2, 50].map((id) => world.ticket(id)?.unreadMessages)).toEqual([2, 2, 2]);
  });
});
