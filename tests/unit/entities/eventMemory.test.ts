import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { selectTicket } from '@/entities/conversations/tickets/ticketSelectors';
import { loadTickets } from '@/entities/conversations/tickets/ticketThunks';
import { serverEvents, serverEventsReceived } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import { aMessage, aTicket, aUser } from '@tests/support/records';

const me = aUser();
const tickets = Array.from({ length: 500 }, (_, place) => aTicket({ id: place + 1, status: 'open', userId: me.id }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[PERF-07] of ten thousand messages to 500 tickets the state keeps no more than of the first five hundred', async () => {
  const { begin, goOnline, store } = createTestStore({
    routes: {
      'GET /tickets': ({ params }) => {
        const page = params?.status === 'open' ? tickets : [];
        return { body: { tickets: page, count: page.length, hasMore: false } };
      },
    },
  });
  begin(me);
  goOnline();
  await vi.advanceTimersByTimeAsync(2_000);
  await store.dispatch(loadTickets({ view: 'open', page: 1 }));
  const write = async (round: number) => {
    const events = tickets.map((ticket) => {
      const record = aMessage({ id: `M${round}-${ticket.id}`, ticketId: ticket.id, body: `Mensagem ${round}` });
      const now = { ...ticket, unreadMessages: round, lastMessage: record.body };
      return serverEvents.appMessage({ action: 'create', record, ticket: now, contact: null });
    });
    store.dispatch(serverEventsReceived(events));
    await vi.advanceTimersByTimeAsync(10_000);
    return JSON.stringify(store.getState()).length;
  };
  // Rounds of two digits, so that the same facts take the same room.
  const first = await write(10);
  for (let round = 11; round < 29; round += 1) await write(round);
  const last = await write(29);
  expect(selectTicket(store.getState(), 500)).toMatchObject({ unreadMessages: 29, lastMessage: 'Mensagem 29' });
  expect(last).toBeLessThanOrEqual(1.01 * first);
});
