import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemClock } from '@/lib/clock';
import { createLiveConnection } from '@/realtime/liveConnection';
import { createFakeSocket } from '@tests/support/fakes/fakeSocket';
import { aToken } from '@tests/support/tokens';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

it.each([
  ['the server', 'io server disconnect'],
  ['the network', 'transport close'],
])(
  '[SESS-19] a connection that %s ends reports the token that stays expired after the refresh, once',
  async (_, reason) => {
    let token = aToken(NOW + 900_000);
    const socket = createFakeSocket('http://server.test', token);
    const connect = vi.fn(async () => socket.socket);
    const onTokenExpired = vi.fn();
    const live = createLiveConnection({
      clock: systemClock,
      accessToken: async () => token,
      refresh: async () => ({ ok: true, user: {} }),
      connect,
      onSocket() {},
      onState() {},
      onReady() {},
      onLost() {},
      onSessionEnded() {},
      onTokenExpired,
    });
    live.open();
    await vi.advanceTimersByTimeAsync(0);
    socket.accept();
    expect(onTokenExpired).not.toHaveBeenCalled();
    token = aToken(NOW - 1_000, NOW - 1_000);
    socket.drop(reason);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onTokenExpired).toHaveBeenCalledTimes(1);
    expect(connect).toHaveBeenCalledTimes(1);
  },
);
