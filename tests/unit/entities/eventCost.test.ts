import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  selectNoticedCount,
  selectTicketCount,
  selectTicketIds,
  selectUnreadTotals,
} from '@/entities/conversations/tickets/ticketSelectors';
import { loadTickets } from '@/entities/conversations/tickets/ticketThunks';
import { serverEvents, serverEventsReceived, type ServerEvent } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import { aMessage, aTicket, aUser } from '@tests/support/records';

const me = aUser();
const page = { view: 'open', page: 1 } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How many facts of tickets are read for one message, with all that follows from it, where so many are known. */
const readsOfOneMessage = async (known: number): Promise<number> => {
  const { begin, goOnline, store } = createTestStore();
  begin(me);
  goOnline();
  await vi.advanceTimersByTimeAsync(10_000);
  let reads = 0;
  const records = Array.from({ length: known }, (_, index) => {
    // Without a time of its own, each comparison of two rows has to read both tickets.
    const { updatedAt: _time, ...ticket } = aTicket({ id: index + 1, status: 'open', userId: me.id });
    return new Proxy(ticket, {
      get: (facts, name) => {
        // Immer asks every part of what it copies for a symbol of its own.
        if (typeof name === 'string') reads += 1;
        return Reflect.get(facts, name) as unknown;
      },
    });
  });
  store.dispatch(loadTickets.pending('p', page));
  store.dispatch(loadTickets.fulfilled({ records, hasMore: false, count: known }, 'p', page));
  const look = () => {
    const state = store.getState();
    return [
      selectTicketIds(state, 'open')[0],
      selectTicketCount(state, 'open'),
      selectUnreadTotals(state).messages,
      selectNoticedCount(state),
    ];
  };
  const says = async (id: number, createdAt: string) => {
    const ticket = aTicket({ id, status: 'open', userId: me.id, unreadMessages: 1, lastMessage: 'Oi' });
    const record = aMessage({ id: `M${id}`, ticketId: id, createdAt });
    const event = serverEvents.appMessage({ action: 'create', record, ticket, contact: null });
    store.dispatch(serverEventsReceived([event as ServerEvent]));
    await vi.advanceTimersByTimeAsync(10_000);
    return look();
  };
  await says(7, '2026-11-21T12:00:00.000Z');
  reads = 0;
  expect(await says(9, '2026-11-21T12:01:00.000Z')).toEqual([9, known, 2, 2]);
  return reads;
};

it('[PERF-04] one message reads at most 1.2 times as many facts of tickets with 5,000 of them as with 500', async () => {
  const few = await readsOfOneMessage(500);
  expect(few).toBeGreaterThan(0);
  expect(await readsOfOneMessage(5_000)).toBeLessThanOrEqual(1.2 * few);
});
