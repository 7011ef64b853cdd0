import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { conversationHidden, conversationShown } from '@/entities/device/attention/attentionSlice';
import { users } from '@/entities/company/users/users';
import { resyncRequested } from '@/realtime/socketActions';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { aTicket } from '@tests/support/records';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const down: FakeAnswer = { status: 502, body: '<html>Bad gateway</html>' };

/** A server that can be down, with one open ticket of the user. */
const start = async () => {
  let isDown = false;
  const searches: unknown[] = [];
  const world = createTestStore({
    routes: {
      'GET /users/': ({ params }: { params?: Record<string, string> }) => {
        searches.push(params?.searchParam);
        return isDown ? down : { body: { users: [], count: 0, hasMore: false } };
      },
      'GET /messages/1': () => (isDown ? down : { body: { messages: [], count: 0, hasMore: false } }),
    },
  });
  world.begin();
  await pass(3_000);
  world.goOnline();
  await pass(6_000);
  world.store.dispatch(serverEvents.ticket({ action: 'update', record: aTicket({ status: 'open', userId: 10 }) }));
  return {
    ...world,
    searches,
    fall: () => {
      isDown = true;
    },
    rise: () => {
      isDown = false;
    },
  };
};

it('[OFF-02] a list that was searched meanwhile does not get its former search back', async () => {
  const world = await start();
  world.store.dispatch(users.viewShown({ view: 'page', shown: true }));
  await world.store.dispatch(users.load({ view: 'page', query: { searchParam: 'an' }, page: 1 }));
  world.fall();
  world.store.dispatch(resyncRequested());
  await pass();
  world.rise();
  await world.store.dispatch(users.load({ view: 'page', query: { searchParam: 'bruno' }, page: 1 }));
  await pass(30_000);
  expect(world.searches.slice(0, 3)).toEqual(['an', 'an', 'bruno']);
  expect(world.searches.slice(3)).not.toContain('an');
  expect(users.selectView(world.store.getState(), 'page').query).toEqual({ searchParam: 'bruno' });
});

it('[OFF-02] a conversation that left the screen is not read, which would mark it as read', async () => {
  const world = await start();
  world.store.dispatch(conversationShown({ ticketId: 1 }));
  world.fall();
  world.store.dispatch(resyncRequested());
  await pass();
  world.store.dispatch(conversationHidden({ ticketId: 1 }));
  world.rise();
  world.calls.length = 0;
  await pass(30_000);
  expect(world.calls).not.toContain('GET /messages/1');
  expect(world.store.getState().socketStatus.state).toBe('online');
});
