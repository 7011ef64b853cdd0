import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { conversationShown } from '@/entities/device/attention/attentionSlice';
import { loadTickets, refreshTicket } from '@/entities/conversations/tickets/ticketThunks';
import { transferTicket } from '@/entities/conversations/tickets/ticketStatusThunks';
import { preferencesChanged } from '@/entities/device/preferences/preferences';
import { createTestStore } from '@tests/support/createTestStore';
import { aTicket } from '@tests/support/records';

const mine = aTicket({ status: 'open', userId: 10 });

/** Transfers a ticket of the list, alone or `together` with others; `shown` is the one whose conversation is on screen. */
const transfer = async (userId: number | null, ticket = mine, shown: number | null = null, together?: true) => {
  const sent: unknown[] = [];
  const world = createTestStore({
    routes: {
      'GET /tickets/1': { body: ticket },
      'PUT /tickets/1': ({ data }) => {
        sent.push(JSON.parse(String(data)));
        return { body: { ...ticket, ...JSON.parse(String(data)) } };
      },
      'DELETE /ticket-tags/1': { body: {} },
    },
  });
  world.begin();
  await vi.advanceTimersByTimeAsync(0);
  await world.store.dispatch(refreshTicket(1));
  if (shown !== null) world.store.dispatch(conversationShown({ ticketId: shown }));
  const target = { userId, queueId: 2, whatsappId: null };
  await world.store.dispatch(transferTicket({ ticketId: 1, target, ...(together && { together }) }));
  await vi.advanceTimersByTimeAsync(0);
  return { ...world, sent, removals: world.calls.filter((call) => call === 'DELETE /ticket-tags/1').length };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[TICKET-22][TICKET-24][TICKET-11] [CALL-33] [CALL-40] to a queue leaves it waiting, opens the list and removes the column tags', async () => {
  const { sent, paths, removals } = await transfer(null);
  expect(sent).toEqual([{ status: 'pending', userId: null, queueId: 2 }]);
  expect(paths).toEqual(['/tickets']);
  expect(removals).toBe(1);
});

it('[TICKET-23][TICKET-24][TICKET-11] [CALL-33] [CALL-40] to a user makes it theirs, opens the list and keeps the tags: its status stays', async () => {
  const { sent, paths, removals } = await transfer(11);
  expect(sent).toEqual([{ status: 'open', userId: 11, queueId: 2 }]);
  expect(paths).toEqual(['/tickets']);
  expect(removals).toBe(0);
});

it('[TICKET-23][TICKET-11] [CALL-33] [CALL-40] of a waiting ticket to a user removes its column tags, to a queue it keeps them', async () => {
  const toUser = await transfer(11, aTicket());
  expect(toUser.sent).toEqual([{ status: 'open', userId: 11, queueId: 2 }]);
  expect(toUser.removals).toBe(1);
  expect((await transfer(null, aTicket())).removals).toBe(0);
});

it.each([1, 2])('[TICKET-12][TICKET-24] opens the list from the conversation of ticket %i', async (shown) => {
  expect((await transfer(null, mine, shown)).paths).toEqual(['/tickets']);
  expect((await transfer(11, mine, shown)).paths).toEqual(['/tickets']);
});

it.each([
  ['its conversation', 1, ['/tickets']],
  ['another conversation', 2, []],
  ['none', null, []],
] as const)(
  '[TICKET-24] together with others opens the list only where it is on screen: %s',
  async (_, shown, paths) => {
    expect((await transfer(11, mine, shown, true)).paths).toEqual(paths);
  },
);

it('[TICKET-24] opens the list also for a user who goes on with the next ticket after a resolve', async () => {
  const next = aTicket({ id: 2, status: 'open', userId: 10 });
  const { store, paths, begin } = createTestStore({
    routes: {
      'GET /tickets': ({ params }) => ({ body: { tickets: params?.status === 'open' ? [mine, next] : [] } }),
      'PUT /tickets/1': { body: { ...mine, userId: 11 } },
    },
  });
  begin();
  await vi.advanceTimersByTimeAsync(0);
  await store.dispatch(loadTickets({ view: 'open', page: 1 }));
  store.dispatch(preferencesChanged({ opensNext: true }));
  await store.dispatch(transferTicket({ ticketId: 1, target: { userId: 11, queueId: 2, whatsappId: null } }));
  await vi.advanceTimersByTimeAsync(0);
  expect(paths).toEqual(['/tickets']);
});
