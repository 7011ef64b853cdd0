import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { selectTicket, selectUnreadTotals } from '@/entities/conversations/tickets/ticketSelectors';
import { ticketFilterChanged } from '@/entities/conversations/tickets/ticketActions';
import { loadTickets } from '@/entities/conversations/tickets/ticketThunks';
import { resyncRequested } from '@/realtime/socketActions';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import { aTicket, aUser } from '@tests/support/records';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

const inOtherQueue = (id: number, unreadMessages = 0) => aTicket({ id, queueId: 2, unreadMessages });

it('[OFF-02] [NTV-05] after a gap waiting tickets of queues that are not chosen count only as long as they wait', async () => {
  const [taken, read, unread] = [inOtherQueue(1, 1), inOtherQueue(2), inOtherQueue(3, 1)];
  const stored = { [taken.uuid]: { ...taken, status: 'open', userId: 11, unreadMessages: 0 }, [read.uuid]: read };
  const looked: unknown[] = [];
  const queues = [1, 2].map((id) => ({ id, name: `Fila ${id}`, color: '#16a34a' }));
  const user = aUser({ queues });
  const world = createTestStore({
    routes: {
      'GET /users/10': { body: user },
      'GET /tickets': ({ params }) => {
        const tickets = params?.['withUnreadMessages'] ? [unread] : [];
        return { body: { tickets, count: tickets.length, hasMore: false } };
      },
      ...Object.fromEntries(
        Object.entries(stored).map(([uuid, ticket]) => [
          `GET /tickets/u/${uuid}`,
          () => {
            looked.push(ticket.id);
            return { body: ticket };
          },
        ]),
      ),
    },
  });
  const { dispatch, getState } = world.store;
  const waiting = () => selectUnreadTotals(getState()).pending;
  world.begin(user);
  world.goOnline();
  await pass(6_000);
  dispatch(ticketFilterChanged({ queueIds: [1] }));
  await pass(1_000);
  for (const record of [taken, read, unread]) dispatch(serverEvents.ticket({ action: 'update', record }));
  expect(waiting()).toBe(3);

  world.goOffline();
  dispatch(resyncRequested());
  await pass(1_000);
  expect(waiting()).toBe(2);
  expect(selectTicket(getState(), 1)).toMatchObject({ status: 'open', userId: 11 });
  expect(looked).toEqual([1, 2]);
});

it('[OFF-02] a waiting ticket that a colleague took in the gap is read although its row was on a further page', async () => {
  const id = (place: number) => ({
    id: place,
    updatedAt: new Date(Date.UTC(2026, 10, 21, 0, 900 - place)).toISOString(),
  });
  const waiting = Array.from({ length: 80 }, (_, place) => aTicket(id(place + 1)));
  const taken = waiting[59]!;
  const looked: string[] = [];
  const world = createTestStore({
    routes: {
      'GET /tickets': ({ params }) => {
        const tickets = params?.['status'] === 'pending' ? waiting : [];
        const end = Number(params?.['pageNumber']) * 40;
        return {
          body: { tickets: tickets.slice(end - 40, end), count: tickets.length, hasMore: end < tickets.length },
        };
      },
      [`GET /tickets/u/${taken.uuid}`]: () => {
        looked.push(taken.uuid);
        return { body: { ...taken, status: 'open', userId: 11 } };
      },
    },
  });
  const { dispatch, getState } = world.store;
  world.begin();
  world.goOnline();
  await pass(6_000);
  await dispatch(loadTickets({ view: 'pending', page: 2 }));
  waiting.splice(59, 1);
  world.goOffline();
  dispatch(resyncRequested());
  await pass(1_000);
  expect(selectTicket(getState(), taken.id)).toMatchObject({ status: 'open', userId: 11 });
  expect(selectUnreadTotals(getState()).pending).toBe(79);
  expect(looked).toEqual([taken.uuid]);
});
