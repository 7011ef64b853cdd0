import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { reconnectNow, socketStateChanged } from '@/realtime/socketActions';
import { createTestStore } from '@tests/support/createTestStore';
import { eventually } from '@tests/support/eventually';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';

const noAnswer = (): FakeAnswer => {
  throw new AxiosError('Network Error', AxiosError.ERR_NETWORK);
};

/** A signed-in store with these answers to the call for tags and to the probe. */
const createWorld = (tags: () => FakeAnswer, probe: (config: InternalAxiosRequestConfig) => FakeAnswer) => {
  const world = createTestStore({ routes: { 'GET /tags/list': tags, 'GET /version': probe } });
  const reconnects: boolean[] = [];
  world.store.startListening({
    actionCreator: reconnectNow,
    effect: ({ payload }) => void reconnects.push(payload.probe),
  });
  world.begin();
  world.goOnline();
  const ask = () => world.services.api.tags.list().catch(() => null);
  const probes = () => world.calls.filter((call) => call === 'GET /version').length;
  return { ...world, reconnects, ask, probes };
};

describe('a call without an answer', () => {
  it('[OFF-03] leads to a probe, and a failed probe to a reconnect at once', async () => {
    const { ask, probes, reconnects } = createWorld(noAnswer, noAnswer);
    await ask();
    await eventually(() => expect(reconnects).toEqual([true]));
    expect(probes()).toBe(1);
  });

  it('[OFF-03] the probe waits 5 s for its answer', async () => {
    const timeouts: (number | undefined)[] = [];
    const { ask, probes } = createWorld(noAnswer, ({ timeout }) => {
      timeouts.push(timeout);
      return { body: {} };
    });
    await ask();
    await eventually(() => expect(probes()).toBe(1));
    expect(timeouts).toEqual([5_000]);
  });

  it.each([200, 404, 500])('[OFF-03] changes nothing when the probe is answered with %i', async (status) => {
    const { ask, probes, reconnects } = createWorld(noAnswer, () => ({ status, body: {} }));
    await ask();
    await eventually(() => expect(probes()).toBe(1));
    await ask();
    await eventually(() => expect(probes()).toBe(2));
    expect(reconnects).toEqual([]);
  });

  it('[OFF-03] during the reading after a gap leads to a reconnect too, once in 5 s', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { ask, probes, reconnects, store } = createWorld(noAnswer, noAnswer);
    store.dispatch(socketStateChanged({ state: 'resyncing', nextTryAt: null, at: Date.now() }));
    await ask();
    await eventually(() => expect(reconnects).toEqual([true]));
    vi.setSystemTime(Date.now() + 4_000);
    await ask();
    expect(probes()).toBe(1);
    vi.setSystemTime(Date.now() + 1_000);
    await ask();
    await eventually(() => expect(reconnects).toEqual([true, true]));
  });

  it('[OFF-03] is not probed while the connection is already lost', async () => {
    const { ask, probes, goOffline } = createWorld(noAnswer, noAnswer);
    goOffline();
    await ask();
    expect(probes()).toBe(0);
  });

  it('[OFF-03] a refusal is an answer', async () => {
    const { ask, probes } = createWorld(
      () => ({ status: 500, body: { error: 'ERR_INTERNAL_SERVER_ERROR' } }),
      noAnswer,
    );
    await ask();
    expect(probes()).toBe(0);
  });
});
