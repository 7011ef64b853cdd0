import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { conversationShown, windowFocusChanged } from '@/entities/device/attention/attentionSlice';
import { selectTicket } from '@/entities/conversations/tickets/ticketSelectors';
import { resyncRequested } from '@/realtime/socketActions';
import { createTestStore } from '@tests/support/createTestStore';
import { aTicket } from '@tests/support/records';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const MINUTE_MS = 60_000;

const mine = aTicket({ id: 1, status: 'open', userId: 10 });

/** A user with one open ticket that is on screen. */
const start = async () => {
  const asked: string[] = [];
  let isClosed = false;
  const world = createTestStore({
    routes: {
      'GET /tickets': ({ params }: { params?: Record<string, string> }) => {
        const status = params?.status;
        if (status) asked.push(status);
        const tickets = status === 'open' && !isClosed ? [mine] : [];
        return { body: { tickets, count: tickets.length, hasMore: false } };
      },
      [`GET /tickets/u/${mine.uuid}`]: () => {
        asked.push('ticket');
        return { body: isClosed ? { ...mine, status: 'closed' } : mine };
      },
      'GET /messages/1': { body: { messages: [], count: 0, hasMore: false } },
    },
  });
  world.begin();
  await pass(3_000);
  world.goOnline();
  await pass(6_000);
  world.store.dispatch(windowFocusChanged(true));
  world.store.dispatch(conversationShown({ ticketId: 1 }));
  await pass(1_000);
  asked.length = 0;
  const focus = (focused: boolean) => world.store.dispatch(windowFocusChanged(focused));
  return {
    ...world,
    asked,
    focus,
    leaveFor: async (ms: number) => {
      focus(false);
      await pass(ms);
      focus(true);
      await pass(3_000);
    },
    closeSilently: () => {
      isClosed = true;
    },
    open: () => world.store.getState().tickets.views.open,
    ticket: () => selectTicket(world.store.getState(), 1),
  };
};

it('[NTV-16] a ticket that was closed without an event has left its list when the user comes back after five minutes', async () => {
  const { closeSilently, leaveFor, open, asked, ticket } = await start();
  closeSilently();
  expect(open().latest).toEqual([1]);
  await leaveFor(5 * MINUTE_MS);
  expect(open()).toMatchObject({ latest: [], status: 'ready' });
  expect(ticket()?.status).toBe('closed');
  expect(asked.sort()).toEqual(['open', 'pending', 'ticket']);
});

it('[NTV-16] coming back sooner, or to lists that were read meanwhile, asks nothing', async () => {
  const { leaveFor, focus, store, asked } = await start();
  await leaveFor(5 * MINUTE_MS - 1);
  expect(asked).toEqual([]);
  focus(false);
  await pass(6 * MINUTE_MS);
  store.dispatch(resyncRequested());
  await pass(MINUTE_MS);
  asked.length = 0;
  focus(true);
  await pass(3_000);
  expect(asked).toEqual([]);
});

it('[NTV-16] a computer that wakes up reads its lists once: the renewed connection does it', async () => {
  const { focus, goOnline, store, asked } = await start();
  focus(false);
  await pass(10 * MINUTE_MS);
  focus(true);
  await pass(1_000);
  store.dispatch(resyncRequested());
  goOnline();
  await pass(1_000);
  // Before the return to the window would read them.
  expect(asked).toEqual(expect.arrayContaining(['open', 'pending', 'ticket']));
  await pass(9_000);
  expect(asked.filter((list) => list === 'open')).toHaveLength(1);
});

it('rows stay in place while their list is read again', async () => {
  const { focus, store, open } = await start();
  focus(false);
  await pass(5 * MINUTE_MS);
  const seen = new Set<string>();
  store.subscribe(() => seen.add(`${open().status} ${open().latest.join()}`));
  focus(true);
  await pass(3_000);
  expect([...seen]).toEqual(['ready 1']);
});

it('a ticket that was closed without an event leaves its list also where the user never leaves the window, every 15 minutes', async () => {
  const { closeSilently, open, asked } = await start();
  await pass(14 * MINUTE_MS);
  expect(asked).toEqual([]);
  await pass(2 * MINUTE_MS);
  expect(asked.sort()).toEqual(['open', 'pending', 'ticket']);
  closeSilently();
  await pass(15 * MINUTE_MS);
  expect(open()).toMatchObject({ latest: [], status: 'ready' });
});

it('[NTV-16] lists that became old during a short absence are read when it ends, not before', async () => {
  const { focus, asked } = await start();
  await pass(14 * MINUTE_MS);
  focus(false);
  await pass(2 * MINUTE_MS);
  expect(asked).toEqual([]);
  focus(true);
  await pass(3_000);
  expect(asked.sort()).toEqual(['open', 'pending', 'ticket']);
});
