import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemClock } from '@/lib/clock';
import { createLiveConnection } from '@/realtime/liveConnection';
import { createFakeSocket, type FakeSocket } from '@tests/support/fakes/fakeSocket';
import { aToken } from '@tests/support/tokens';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

/** A live connection with its own server: each attempt makes the next socket, or none where the network refuses it. */
const createWorld = () => {
  let token = aToken(NOW + 900_000);
  let refused = 0;
  let slowness = 0;
  const sockets: FakeSocket[] = [];
  const told: string[] = [];
  const refresh = vi.fn(async () => ({ ok: true, user: {} }) as const);
  const accessToken = vi.fn(async () => token);
  const onTokenExpired = vi.fn();
  const live = createLiveConnection({
    clock: systemClock,
    accessToken,
    refresh,
    connect: async (used) => {
      if (refused > 0) {
        refused -= 1;
        throw new Error('no network');
      }
      if (slowness > 0) await new Promise((resolve) => setTimeout(resolve, slowness));
      const made = createFakeSocket('http://server.test', used);
      sockets.push(made);
      return made.socket;
    },
    onSocket() {},
    onState: (state, nextTryAt) => void told.push(nextTryAt === null ? state : `${state} in ${nextTryAt - Date.now()}`),
    onReady: (afterGap) => void told.push(afterGap ? 'ready after a gap' : 'ready'),
    onLost: () => void told.push('lost'),
    onSessionEnded() {},
    onTokenExpired,
  });
  return {
    live,
    sockets,
    refresh,
    accessToken,
    onTokenExpired,
    last: () => sockets.at(-1)!,
    /** What was told since the last look. */
    news: () => told.splice(0),
    useToken: (other: string) => void (token = other),
    refuse: (attempts: number) => void (refused = attempts),
    /** How long the next attempts take to open a socket, ms. */
    slowDown: (ms: number) => void (slowness = ms),
    open: () => {
      live.open();
      return vi.advanceTimersByTimeAsync(0);
    },
  };
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it.each([
  ['the server', 'io server disconnect'],
  ['the network', 'transport close'],
])(
  '[SESS-19] a connection that %s ends reports the token that stays expired after the refresh, once',
  async (_, reason) => {
    const world = createWorld();
    await world.open();
    world.last().accept();
    expect(world.onTokenExpired).not.toHaveBeenCalled();
    world.useToken(aToken(NOW - 1_000, NOW - 1_000));
    world.last().drop(reason);
    await pass(60_000);
    expect(world.onTokenExpired).toHaveBeenCalledTimes(1);
    expect(world.sockets).toHaveLength(1);
  },
);

it('[COMPAT-02] [RT-04] is ready once for each connection, and an earlier one’s wait for ready ends with it', async () => {
  const world = createWorld();
  await world.open();
  world.last().receive('connect');
  await pass(1_000);
  world.last().receive('ready');
  expect(world.news()).toEqual(['connecting', 'ready']);
  world.last().drop('io server disconnect');
  await pass(0);
  expect(world.news()).toEqual(['lost', 'connecting']);
  // The next one has not been accepted: neither the first one's wait nor its late word makes it ready.
  world.sockets[0]?.receive('ready');
  await pass(5_000);
  expect(world.news()).toEqual([]);
  world.last().receive('connect');
  await pass(1_499);
  expect(world.news()).toEqual([]);
  await pass(1);
  world.last().receive('ready');
  expect(world.news()).toEqual(['ready after a gap']);
  expect(world.sockets).toHaveLength(2);
});

it('[COMPAT-02] one that is lost before the server was ready is not told as lost, and the next one waits again', async () => {
  const world = createWorld();
  await world.open();
  world.last().receive('connect');
  await pass(1_000);
  world.last().drop('transport close');
  expect(world.news()).toEqual(['connecting', 'connecting in 1000']);
  await pass(1_000);
  world.last().receive('connect');
  await pass(1_499);
  expect(world.news()).toEqual(['connecting']);
  await pass(1);
  expect(world.news()).toEqual(['ready after a gap']);
});

it('[COMPAT-02] [OFF-02] the first attempts that fail are a gap too, and the waits between them grow', async () => {
  const world = createWorld();
  world.refuse(2);
  await world.open();
  expect(world.news()).toEqual(['connecting', 'connecting in 1000']);
  await pass(1_000);
  expect(world.news()).toEqual(['connecting', 'connecting in 2000']);
  await pass(2_000);
  world.last().accept();
  expect(world.news()).toEqual(['connecting', 'ready after a gap']);
  // Once it was ready, the waits begin anew.
  world.last().drop('transport close');
  expect(world.news()).toEqual(['lost', 'connecting in 1000']);
});

it('[COMPAT-02] a handshake whose token is refused is repeated with a new one at once, later ones after a wait', async () => {
  const world = createWorld();
  await world.open();
  world.last().receive('connect_error', new Error('authentication failed'));
  await pass(0);
  expect([world.sockets.length, world.refresh.mock.calls.length]).toEqual([2, 1]);
  world.last().receive('connect_error', new Error('authentication failed'));
  expect(world.news()).toEqual(['connecting', 'connecting', 'connecting in 2000']);
  await pass(2_000);
  expect(world.refresh).toHaveBeenCalledTimes(2);
  world.last().accept();
  world.last().drop('transport close');
  await pass(1_000);
  // A lost network says nothing about the token.
  expect([world.sockets.length, world.refresh.mock.calls.length]).toEqual([4, 2]);
  world.last().receive('connect_error', new Error('websocket error'));
  await pass(2_000);
  expect([world.sockets.length, world.refresh.mock.calls.length]).toEqual([5, 2]);
});

it('[COMPAT-02] a session that begins anew drops the connection of the one before, and has had no gap', async () => {
  const world = createWorld();
  await world.open();
  world.last().accept();
  world.last().drop('transport close');
  await pass(1_000);
  world.last().accept();
  expect(world.news().at(-1)).toBe('ready after a gap');
  await world.open();
  expect(world.sockets.map((socket) => socket.isOpen()).slice(1)).toEqual([false, true]);
  world.last().accept();
  expect(world.news()).toEqual(['lost', 'connecting', 'ready']);
});

it('[COMPAT-02] [OFF-03] a signal to connect again is followed while a connection is wanted, and by no second one', async () => {
  const world = createWorld();
  world.live.reconnect(true);
  world.live.close();
  await pass(60_000);
  expect([world.news(), world.sockets.length]).toEqual([[], 0]);

  world.refuse(1);
  await world.open();
  world.live.reconnect(false);
  await pass(60_000);
  expect(world.sockets).toHaveLength(1);
  world.last().accept();
  world.news();
  world.live.reconnect(false);
  await pass(60_000);
  expect([world.news(), world.sockets.length]).toEqual([[], 1]);
  world.live.close();
  expect(world.news()).toEqual(['lost', 'offline']);
  world.live.reconnect(true);
  world.live.close();
  await pass(60_000);
  expect([world.news(), world.sockets.map((socket) => socket.isOpen())]).toEqual([[], [false]]);
});

it('[COMPAT-02] what is opened only after it was given up is closed again, and hears nothing more', async () => {
  const world = createWorld();
  world.slowDown(1_000);
  await world.open();
  world.live.close();
  await pass(60_000);
  expect(world.sockets.map((socket) => [socket.isOpen(), socket.heard()])).toEqual([[false, []]]);
  expect(world.news()).toEqual(['connecting', 'offline']);
});

it('[COMPAT-02] a page whose bridge does not tell the token tries again a second later', async () => {
  const world = createWorld();
  world.accessToken.mockRejectedValueOnce(new Error('the bridge failed'));
  await world.open();
  expect([world.news(), world.sockets.length]).toEqual([['connecting', 'connecting in 1000'], 0]);
  await pass(1_000);
  world.last().accept();
  expect(world.news()).toEqual(['connecting', 'ready after a gap']);
});
