import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chatShown, conversationHidden, conversationShown } from '@/entities/device/attention/attentionSlice';
import { boardShown } from '@/entities/conversations/kanban/kanbanSlice';
import { ticketSearchChanged } from '@/entities/conversations/tickets/ticketActions';
import { loadTickets } from '@/entities/conversations/tickets/ticketThunks';
import { loadSettings } from '@/entities/session/sessionDetails';
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
  const lists: unknown[] = [];
  const world = createTestStore({
    routes: {
      'GET /tickets': ({ params }: { params?: Record<string, string> }) => {
        lists.push(params?.withUnreadMessages ? 'unread' : (params?.status ?? params?.searchParam));
        return { body: { tickets: [], count: 0, hasMore: false } };
      },
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
    lists,
    fall: () => {
      isDown = true;
    },
    rise: () => {
      isDown = false;
    },
  };
};

it('settings that an administrator changed during a gap are known after it', async () => {
  let value = 'disabled';
  const { store, begin, goOnline } = createTestStore({
    routes: { 'GET /settings/': () => ({ body: [{ id: 1, key: 'sendGreetingAccepted', value }] }) },
  });
  const known = () => store.getState().session.settings['sendGreetingAccepted'];
  begin();
  await pass(3_000);
  goOnline();
  await store.dispatch(loadSettings());
  expect(known()).toBe('disabled');
  value = 'enabled';
  store.dispatch(resyncRequested());
  await pass();
  expect(known()).toBe('enabled');
});

it('[OFF-02] after a gap everything that is on screen or counted is read again, and no list that nobody asked for', async () => {
  const { store, lists, calls, searches } = await start();
  const again = async () => {
    lists.length = 0;
    calls.length = 0;
    store.dispatch(resyncRequested());
    await pass();
    return [...lists];
  };
  expect(await again()).toEqual(['unread', 'open', 'pending']);
  expect(calls).toContain('GET /whatsapp/');
  expect(calls.filter((call) => /messages|kanban|users\/$|tickets\/u/.test(call))).toEqual([]);

  for (const ticketId of [1, 2]) store.dispatch(conversationShown({ ticketId }));
  store.dispatch(chatShown({ chatId: 5 }));
  store.dispatch(boardShown(true));
  store.dispatch(users.viewShown({ view: 'page', shown: true }));
  await store.dispatch(users.load({ view: 'page', query: { searchParam: 'an' }, page: 1 }));
  await store.dispatch(loadTickets({ view: 'closed', page: 1 }));
  store.dispatch(ticketSearchChanged({ text: 'sofá' }));
  await pass(500);
  expect(await again()).toEqual(['unread', 'open', 'pending', 'closed', 'sofá']);
  expect(calls).toEqual(
    expect.arrayContaining([
      'GET /messages/1',
      'GET /messages/2',
      'GET /chats/5/messages',
      `GET /tickets/u/${aTicket().uuid}`,
      'GET /ticket/kanban',
      'GET /users/',
    ]),
  );
  expect(searches.at(-1)).toBe('an');
});

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
