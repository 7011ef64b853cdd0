import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refreshTicket } from '@/entities/conversations/tickets/ticketThunks';
import { serverEvents } from '@/realtime/serverEvents';
import { createFakeDesktop } from '@tests/support/fakes/fakeDesktop';
import { createTestStore } from '@tests/support/createTestStore';
import { aMessage, aTicket } from '@tests/support/records';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[PERF-10] badge and title update twice a second at most and end at the right count', async () => {
  const { desktop, callLog } = createFakeDesktop();
  const mine = aTicket({ status: 'open', userId: 10, unreadMessages: 0 });
  const { begin, store } = createTestStore({ desktop, routes: { 'GET /tickets/1': { body: mine } } });
  begin();
  await store.dispatch(refreshTicket(1));
  await vi.advanceTimersByTimeAsync(1_500);
  callLog.totals.length = 0;

  for (let unread = 1; unread <= 20; unread += 1) {
    const ticket = { ...mine, unreadMessages: unread };
    const record = aMessage({ id: `M${unread}` });
    store.dispatch(serverEvents.appMessage({ action: 'create', record, ticket, contact: null }));
    await vi.advanceTimersByTimeAsync(50);
  }
  // A message every 50 ms: one report at once, the others 500 ms apart.
  expect(callLog.totals.map(({ messages }) => messages)).toEqual([1, 10, 20]);

  const last = { ...mine, unreadMessages: 21 };
  store.dispatch(serverEvents.ticket({ action: 'update', record: last }));
  expect(callLog.totals).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(500);
  expect(callLog.totals.slice(3)).toEqual([{ messages: 21, pending: 0 }]);
});

it('[PERF-10] the tray follows twice a second at most too, and ends with the tickets that wait', async () => {
  const { desktop, callLog } = createFakeDesktop();
  const { begin, store } = createTestStore({ desktop });
  begin();
  await vi.advanceTimersByTimeAsync(1_500);
  callLog.trays.length = 0;
  const waiting = () => callLog.trays.map(({ pending }) => pending.length);

  for (let id = 1; id <= 4; id += 1) {
    store.dispatch(serverEvents.ticket({ action: 'update', record: aTicket({ id }) }));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(waiting()).toEqual([1]);
  await vi.advanceTimersByTimeAsync(100);
  expect(waiting()).toEqual([1, 4]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(waiting()).toEqual([1, 4]);
});
