import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { createTestStore } from '@tests/support/createTestStore';
import { sessionEnded } from '@/entities/session/sessionActions';
import { conversationHidden, conversationShown } from '@/entities/device/attention/attentionSlice';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const EMPTY: FakeAnswer = { body: { tickets: [], count: 0, hasMore: false } };

/** A user who has just signed in; `answer` is what the server answers to each ticket list. */
const createWorld = (answer: () => FakeAnswer | Promise<FakeAnswer> = () => EMPTY) => {
  const asked: string[] = [];
  const app = createTestStore({
    routes: {
      'GET /tickets': ({ params }) => {
        const { status = 'unread' } = params as { status?: string };
        asked.push(status);
        return answer();
      },
    },
  });
  app.begin();
  return { ...app, asked, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
};

it('[PERF-02] a list without an answer delays the rest by two seconds at most', async () => {
  const { calls, pass } = createWorld(() => new Promise(() => {}));
  await pass(1_999);
  expect(calls).toEqual(['GET /tickets']);
  await pass(1);
  expect(calls).toContain('GET /companies/listPlan/1');
});

it('[PERF-02] [CALL-08] [MENU-08] [CALL-25] [CALL-55] the rest waits until the list is on screen and the page is idle, half a second at most', async () => {
  vi.stubGlobal('document', { visibilityState: 'visible' });
  const painted: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => paint());
  vi.stubGlobal('requestIdleCallback', (run: () => void) => painted.push(run));
  const world = createWorld();
  await world.pass(499);
  expect(world.calls).toEqual(['GET /tickets']);
  painted[0]?.();
  await world.pass(0);
  // A sign-in brought the settings and the company: they are not asked for again.
  const rest = ['GET /companies/listPlan/1', 'GET /users/10', 'GET /whatsapp/'];
  expect(world.calls.slice(1)).toEqual(rest);
  const covered = createWorld();
  await covered.pass(500);
  expect(covered.calls.slice(1)).toEqual(rest);
  await covered.pass(60_000);
  expect(covered.calls.filter((call) => call !== 'GET /tickets')).toEqual(rest);
});

it('[PERF-02] [CALL-29] waiting and unread tickets are requested as soon as their rooms are joined', async () => {
  const { asked, pass, goOnline } = createWorld();
  await pass(500);
  expect(asked).toEqual(['open']);
  goOnline();
  await pass(0);
  expect(asked).toEqual(['open', 'pending', 'unread']);
});

it('[PERF-02] a connection that takes longer than a second is not awaited', async () => {
  const { asked, pass } = createWorld();
  await pass(999);
  expect(asked).toEqual(['open']);
  await pass(1);
  expect(asked).toEqual(['open', 'pending', 'unread']);
});

it('[OFF-02] data requested before its room was joined is checked once, five seconds later', async () => {
  const { asked, pass, goOffline, goOnline } = createWorld();
  goOffline();
  await pass(500);
  goOnline();
  await pass(4_999);
  expect(asked).toEqual(['open', 'pending', 'unread']);
  await pass(1);
  expect(asked).toEqual(['open', 'pending', 'unread', 'open']);
  await pass(60_000);
  expect(asked).toHaveLength(4);
});

it('[OFF-02] a conversation shown before its room was joined is read once more, one opened later is not', async () => {
  const { calls, pass, goOffline, goOnline, store } = createWorld();
  goOffline();
  store.dispatch(conversationShown({ ticketId: 7 }));
  store.dispatch(conversationShown({ ticketId: 9 }));
  await pass(500);
  goOnline();
  store.dispatch(conversationHidden({ ticketId: 9 }));
  store.dispatch(conversationShown({ ticketId: 8 }));
  await pass(4_999);
  const read = () => calls.filter((call) => call.includes('/messages/'));
  expect(read()).toEqual([]);
  await pass(1);
  expect(read()).toEqual(['GET /messages/7']);
  await pass(60_000);
  expect(read()).toHaveLength(1);
});

it.each([
  ['the user signs out', false],
  ['another session begins', true],
])('a first call that still waits when %s asks nothing and leaves no failure that nobody handles', async (_, again) => {
  // A covered window: no frame comes, so the screen is awaited as long as the rooms.
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const { calls, asked, pass, begin, store } = createWorld();
  await pass(10);
  const before = calls.length;
  store.dispatch(sessionEnded({ reason: 'logout' }));
  if (again) begin();
  await pass(2_000);
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  expect(asked).toEqual(again ? ['open', 'open', 'pending', 'unread'] : ['open']);
  expect(calls.slice(before).some((call) => call !== 'GET /tickets')).toBe(again);
});
