import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ticket } from '@/protocol/records/tickets';
import { ticketRemoved } from '@/entities/conversations/tickets/ticketActions';
import { loadBoard } from '@/entities/conversations/kanban/kanbanThunks';
import { selectTicketCount, selectTickets } from '@/entities/conversations/tickets/ticketSelectors';
import { loadContactTickets } from '@/entities/conversations/tickets/contactTickets';
import {
  findLongestWaiting,
  loadTickets,
  loadUnreadTickets,
  refreshTicket,
  rereadTicket,
} from '@/entities/conversations/tickets/ticketThunks';
import { acceptTicket } from '@/entities/conversations/tickets/ticketStatusThunks';
import { serverEvents, serverEventsReceived, type ServerEvent } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import { createHeldRoute, hold } from '@tests/support/hold';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { aTicket } from '@tests/support/records';
import { at, valuesIn } from '@/entities/base/idTable';

/** A server with one ticket, which the app knows. */
const createWorld = async (ticket: Ticket, routes: FakeRoutes = {}) => {
  let stored = ticket;
  let failure: { readonly status: number } | null = null;
  const world = createTestStore({ routes: { 'GET /tickets/1': () => failure ?? { body: stored }, ...routes } });
  world.begin();
  await vi.advanceTimersByTimeAsync(0);
  await world.store.dispatch(refreshTicket(1));
  return {
    ...world,
    ticket: () => at(world.store.getState().tickets.byId, 1),
    serverFails: (status: number) => void (failure = { status }),
    serverTicket: (facts: Partial<Ticket>) => void (stored = { ...stored, ...facts }),
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('[TLIST-33] a lone delete', () => {
  const left = serverEvents.ticket({ action: 'delete', id: 1 });

  it('[TICKET-28] [RT-14] removes the ticket when no update follows within 300 ms', async () => {
    const world = await createWorld(aTicket());
    world.store.dispatch(left);
    await vi.advanceTimersByTimeAsync(299);
    expect(world.ticket()).toBeDefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(world.ticket()).toBeUndefined();
  });

  it('[RT-14] each of several tickets that are deleted at once is removed', async () => {
    const world = await createWorld(aTicket(), { 'GET /tickets/2': { body: aTicket({ id: 2 }) } });
    await world.store.dispatch(refreshTicket(2));
    const gone = [1, 2].map((id) => serverEvents.ticket({ action: 'delete', id }) as unknown as ServerEvent);
    world.store.dispatch(serverEventsReceived(gone));
    await vi.advanceTimersByTimeAsync(300);
    expect(valuesIn(world.store.getState().tickets.byId)).toEqual([]);
  });

  it.each([
    ['a known ticket', true, 'pending', [2]],
    ['an unknown ticket', false, 'pending', [2]],
    ['but one that was resolved', true, 'closed', [2, 1]],
  ] as const)(
    '[RT-14] that comes while a list is read: %s does not come back with the answer',
    async (_, isKnown, status, listed) => {
      const { held, release: answer } = hold<FakeAnswer>();
      const world = await createWorld(aTicket(), { 'GET /tickets': () => held });
      if (!isKnown) world.store.dispatch(ticketRemoved({ ticketId: 1 }));
      void world.store.dispatch(loadTickets({ view: status, page: 1 }));
      world.store.dispatch(left);
      await vi.advanceTimersByTimeAsync(300);
      const tickets = [1, 2].map((id) => aTicket({ id, status }));
      answer({ body: { tickets, count: 2, hasMore: false } });
      await vi.advanceTimersByTimeAsync(0);
      const now = world.store.getState();
      expect(selectTickets(now, status).map(({ id }) => id)).toEqual(listed);
      expect(selectTicketCount(now, status)).toBe(listed.length);
      expect(world.ticket() !== undefined).toBe(listed.length === 2);
    },
  );

  const one = { body: aTicket() };
  const list = { body: { tickets: [aTicket()], count: 1, hasMore: false } };
  it.each([
    ['again', 0, one, refreshTicket(1)],
    ['again', 300, one, refreshTicket(1)],
    ['after a gap', 300, one, rereadTicket(1)],
    ['with the unread ones', 300, list, loadUnreadTickets()],
    ['with those of its contact', 300, list, loadContactTickets({ number: '5511999990000' })],
    ['with the longest waiting', 300, list, findLongestWaiting()],
    ['with the cards of the board', 300, list, loadBoard()],
  ] as const)(
    '[RT-14] is not undone where the ticket is being read %s, and answered %i ms later',
    async (_, ms, answer, read) => {
      const held = createHeldRoute();
      let isHeld = false;
      const late = (first: FakeAnswer) => () => (isHeld ? held.route() : first);
      const paths = ['/tickets/1', `/tickets/u/${aTicket().uuid}`, '/tickets', '/ticket/kanban'];
      const first = { body: { ...aTicket(), tickets: [aTicket()], count: 90, hasMore: true } };
      const routes = Object.fromEntries(paths.map((path) => [`GET ${path}`, late(first)]));
      const world = await createWorld(aTicket(), { ...routes, 'GET /tags/kanban': { body: { lista: [] } } });
      await world.store.dispatch(loadTickets({ view: 'pending', page: 1 }));
      isHeld = true;
      const reading = world.store.dispatch(read as ReturnType<typeof refreshTicket>);
      await vi.advanceTimersByTimeAsync(0);
      expect(held.isAsked()).toBe(true);
      world.store.dispatch(left);
      await vi.advanceTimersByTimeAsync(ms);
      for (let calls = 0; calls < 3; calls += 1) {
        held.answer(answer);
        await vi.advanceTimersByTimeAsync(0);
      }
      await reading;
      await vi.advanceTimersByTimeAsync(1_000);
      expect(world.ticket()).toBeUndefined();
    },
  );

  it('[TICKET-28] an update that follows in time keeps it', async () => {
    const world = await createWorld(aTicket());
    world.store.dispatch(left);
    await vi.advanceTimersByTimeAsync(299);
    world.store.dispatch(serverEvents.ticket({ action: 'update', record: aTicket({ status: 'open', userId: 11 }) }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(world.ticket()).toMatchObject({ status: 'open', userId: 11 });
  });

  it('[TICKET-28] a second one has its own 300 ms', async () => {
    const world = await createWorld(aTicket());
    const back = serverEvents.ticket({ action: 'update', record: aTicket() });
    world.store.dispatch(left);
    await vi.advanceTimersByTimeAsync(100);
    world.store.dispatch(back);
    await vi.advanceTimersByTimeAsync(150);
    world.store.dispatch(left);
    await vi.advanceTimersByTimeAsync(299);
    expect(world.ticket()).toBeDefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(world.ticket()).toBeUndefined();
  });

  it.each([
    ['succeeds', 200, 10],
    ['fails', 500, undefined],
  ])(
    '[TICKET-28] during an own accept waits for its answer, however late it comes: it %s',
    async (_, status, owner) => {
      const put = createHeldRoute();
      const world = await createWorld(aTicket(), { 'PUT /tickets/1': put.route });
      const taken = { status: 'open', userId: 10 };
      const accepting = world.store.dispatch(acceptTicket({ ticketId: 1 }));
      world.store.dispatch(left);
      await vi.advanceTimersByTimeAsync(5_000);
      expect(world.ticket()).toBeDefined();
      world.serverTicket(taken);
      put.answer({ status, body: aTicket(taken) });
      await accepting;
      await vi.advanceTimersByTimeAsync(300);
      expect(world.ticket()?.userId).toBe(owner);
    },
  );

  it.each([
    ['open', [1], ['GET /tickets/1']],
    ['closed', [], ['GET /tickets/1']],
  ] as const)(
    'of the user’s open ticket may only mean that a rating is awaited: the server is asked, and answers %s',
    async (status, listed, asked) => {
      const world = await createWorld(aTicket({ status: 'open', userId: 10 }));
      await world.store.dispatch(loadTickets({ view: 'open', page: 1 }));
      const before = world.calls.length;
      world.serverTicket({ status });
      world.store.dispatch(left);
      await vi.advanceTimersByTimeAsync(299);
      expect(world.calls.slice(before)).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(world.calls.slice(before)).toEqual(asked);
      expect(selectTickets(world.store.getState(), 'open').map(({ id }) => id)).toEqual(listed);
    },
  );

  it.each([
    [503, [1]],
    [429, [1]],
    [404, []],
    [400, []],
  ])(
    '[RT-14] of the user’s open ticket whose lookup is answered with %i leaves %j in the list',
    async (status, listed) => {
      const world = await createWorld(aTicket({ status: 'open', userId: 10 }));
      await world.store.dispatch(loadTickets({ view: 'open', page: 1 }));
      world.serverFails(status);
      world.store.dispatch(left);
      await vi.advanceTimersByTimeAsync(300);
      expect(selectTickets(world.store.getState(), 'open').map(({ id }) => id)).toEqual(listed);
      expect(world.ticket() !== undefined).toBe(listed.length > 0);
    },
  );

  it('of the user’s open ticket that awaits a rating leaves its row also where the list has further pages', async () => {
    const ticket = aTicket({ status: 'open', userId: 10 });
    const page = { tickets: [ticket, aTicket({ id: 2, status: 'open', userId: 10 })], count: 60, hasMore: true };
    const world = await createWorld(ticket, { 'GET /tickets': { body: page } });
    await world.store.dispatch(loadTickets({ view: 'open', page: 1 }));
    world.store.dispatch(left);
    await vi.advanceTimersByTimeAsync(300);
    const shown = selectTickets(world.store.getState(), 'open').map(({ id }) => id);
    expect(shown.toSorted()).toEqual([1, 2]);
  });

  it('[RT-14] of somebody else’s open ticket is believed without asking', async () => {
    const world = await createWorld(aTicket({ status: 'open', userId: 11 }));
    const before = world.calls.length;
    world.store.dispatch(left);
    await vi.advanceTimersByTimeAsync(300);
    expect(world.calls.slice(before)).toEqual([]);
    expect(world.ticket()).toBeUndefined();
  });
});
