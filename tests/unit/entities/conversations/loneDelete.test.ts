import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ticket } from '@/protocol/records/tickets';
import { selectTickets } from '@/entities/conversations/tickets/ticketSelectors';
import { loadTickets, refreshTicket } from '@/entities/conversations/tickets/ticketThunks';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import { aTicket } from '@tests/support/records';
import { at } from '@/entities/base/idTable';

/** A server with one ticket, which the app knows. */
const createWorld = async (ticket: Ticket) => {
  let stored = ticket;
  const world = createTestStore({ routes: { 'GET /tickets/1': () => ({ body: stored }) } });
  world.begin();
  await vi.advanceTimersByTimeAsync(0);
  await world.store.dispatch(refreshTicket(1));
  return {
    ...world,
    ticket: () => at(world.store.getState().tickets.byId, 1),
    serverTicket: (facts: Partial<Ticket>) => void (stored = { ...stored, ...facts }),
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a lone delete', () => {
  const left = serverEvents.ticket({ action: 'delete', id: 1 });

  it('[TICKET-28] removes the ticket when no update follows within 300 ms', async () => {
    const world = await createWorld(aTicket());
    world.store.dispatch(left);
    await vi.advanceTimersByTimeAsync(299);
    expect(world.ticket()).toBeDefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(world.ticket()).toBeUndefined();
  });

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

  it('of somebody else’s open ticket is believed without asking', async () => {
    const world = await createWorld(aTicket({ status: 'open', userId: 11 }));
    const before = world.calls.length;
    world.store.dispatch(left);
    await vi.advanceTimersByTimeAsync(300);
    expect(world.calls.slice(before)).toEqual([]);
    expect(world.ticket()).toBeUndefined();
  });
});
