import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionEnded } from '@/entities/session/sessionActions';
import {
  connectionFields,
  loadConnection,
  loadConnections,
  renewQrCode,
  saveConnection,
} from '@/entities/company/whatsappConnections/connectionThunks';
import type { KeptQueues } from '@/domain/company/keptQueues';
import { createMemoryRecords } from '@/lib/memoryRecords';
import { createHeldRoute } from '@tests/support/hold';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { createTestStore } from '@tests/support/createTestStore';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { ACCOUNT, aUser } from '@tests/support/records';
import { connectionSettings } from '@tests/support/connections';

const loja = {
  ...connectionSettings,
  id: 1,
  status: 'DISCONNECTED',
  queues: [
    { id: 4, name: 'Vendas', color: '#00aa00' },
    { id: 6, name: 'Caixa', color: '#0000aa' },
  ],
};
const emptied: FakeAnswer = { body: { ...loja, queues: [] } };
const broken: FakeAnswer = { status: 500, body: {} };

const STARTED: FakeAnswer = { body: { message: 'Starting session.' } };

/** Asks for a new code; `looks` are the answers to GET /whatsapp/1 after the first. */
const renew = async (looks: readonly FakeAnswer[], saved: FakeAnswer = { body: loja }, started = () => STARTED) => {
  const put = createRecordedRoute(saved);
  const { store, begin, toasts } = createTestStore({
    routes: {
      'GET /whatsapp/1': createRecordedRoute({ body: loja }, ...looks).route,
      'PUT /whatsappsession/1': started,
      'PUT /whatsapp/1': put.route,
    },
  });
  begin();
  const renewing = store.dispatch(renewQrCode(1));
  await vi.advanceTimersByTimeAsync(5_000);
  await renewing;
  return { put: put.asked, toasts: toasts() };
};

describe('the queues of a connection that gets a new QR code', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('[CONN-07] [CALL-58] [CALL-56] are restored with all other fields after the server cleared them, even after a failed read', async () => {
    const { put, toasts } = await renew([broken, { body: loja }, emptied]);
    expect(put.map(({ body }) => body)).toEqual([{ ...connectionSettings, queueIds: [4, 6] }]);
    expect(toasts).toEqual([]);
  });

  it('[CONN-07] [CALL-61] are restored although the call for the code gets no answer, which is no failure', async () => {
    const { put, toasts } = await renew([emptied], { body: loja }, () => {
      throw new Error('timeout');
    });
    expect(put.map(({ body }) => body)).toEqual([{ ...connectionSettings, queueIds: [4, 6] }]);
    expect(toasts).toEqual([]);
  });

  it('[CONN-07] [CALL-58] are reported as lost when no attempt succeeds', async () => {
    const { put, toasts } = await renew([emptied], broken);
    expect(put).toHaveLength(5);
    expect(toasts).toEqual(['whatsappConnections:toasts.queuesLost']);
  });

  it('[CONN-07] are left alone once the session that asked has ended', async () => {
    const { store, begin, calls } = createTestStore({
      routes: { 'GET /whatsapp/1': { body: loja }, 'PUT /whatsappsession/1': { body: {} } },
    });
    begin();
    const renewing = store.dispatch(renewQrCode(1));
    await vi.advanceTimersByTimeAsync(1_500);
    const looks = () => calls.filter((call) => call === 'GET /whatsapp/1').length;
    expect(looks()).toBe(2);
    store.dispatch(sessionEnded({ reason: 'logout' }));
    begin(aUser({ id: 11 }));
    await vi.advanceTimersByTimeAsync(5_000);
    await renewing;
    expect(looks()).toBe(2);
    expect(store.getState().toasts).toEqual([]);
  });

  it.each([
    ['the connection', 1, 'PUT /whatsappsession/1'],
    ['its queues', 2, 'PUT /whatsapp/1'],
  ])(
    '[CONN-07] a session that ends during the reading of %s changes nothing in the next one',
    async (_, turn, change) => {
      const reading = createHeldRoute();
      const { store, begin, calls } = createTestStore({
        routes: {
          'GET /whatsapp/1': reading.route,
          'PUT /whatsappsession/1': STARTED,
          'PUT /whatsapp/1': { body: loja },
        },
      });
      begin();
      const renewing = store.dispatch(renewQrCode(1));
      await vi.advanceTimersByTimeAsync(0);
      if (turn === 2) reading.answer({ body: loja });
      await vi.advanceTimersByTimeAsync(1_000);
      store.dispatch(sessionEnded({ reason: 'logout' }));
      begin(aUser({ id: 11 }));
      reading.answer(turn === 1 ? { body: loja } : emptied);
      await vi.advanceTimersByTimeAsync(5_000);
      await renewing;
      expect(calls).not.toContain(change);
    },
  );

  it('[CONN-07] [CALL-56] are looked at five times, a second apart, and answers that cannot be read are no answer', async () => {
    const looks: number[] = [];
    const { store, begin } = createTestStore({
      routes: {
        'GET /whatsapp/1': () => {
          looks.push(Date.now());
          return {
            body: looks.length === 1 ? loja : looks.length === 6 ? { id: 1, name: 'Loja', status: 'OPENING' } : '',
          };
        },
        'PUT /whatsappsession/1': { body: {} },
      },
    });
    begin();
    const start = Date.now();
    const renewing = store.dispatch(renewQrCode(1));
    await vi.advanceTimersByTimeAsync(20_000);
    await renewing;
    expect(looks.map((at) => at - start)).toEqual([0, 1_000, 2_000, 3_000, 4_000, 5_000]);
    expect(store.getState().toasts).toEqual([]);
    const unreadable = await renew([{ body: '' }]);
    expect(unreadable).toEqual({ put: [], toasts: [] });
  });

  it('[CONN-07] are in a dialog that opens before they are restored, so that its save keeps them', async () => {
    const shown = createRecordedRoute({ body: loja }, emptied, emptied, emptied);
    const { store, begin } = createTestStore({
      routes: {
        'GET /whatsapp/1': shown.route,
        'PUT /whatsappsession/1': STARTED,
        'PUT /whatsapp/1': { body: loja },
      },
    });
    begin();
    const queuesNow = async () => (await store.dispatch(loadConnection(1)).unwrap())?.queues;
    const renewing = store.dispatch(renewQrCode(1));
    await vi.advanceTimersByTimeAsync(500);
    expect(await queuesNow()).toMatchObject(loja.queues);
    expect(store.getState().whatsappConnections.byId[1]?.queues).toMatchObject(loja.queues);
    await vi.advanceTimersByTimeAsync(1_000);
    await renewing;
    // Whoever takes them out later is believed.
    expect(await queuesNow()).toEqual([]);
  });

  it('[CONN-07] [CALL-58] are restored at the next start where the app was killed before it could', async () => {
    const keptQueues = createMemoryRecords<KeptQueues>();
    const killed = createTestStore({
      routes: { 'GET /whatsapp/1': { body: loja }, 'PUT /whatsappsession/1': () => new Promise<never>(() => {}) },
      storage: { keptQueues },
    });
    killed.begin();
    void killed.store.dispatch(renewQrCode(1));
    await vi.advanceTimersByTimeAsync(500);
    expect(killed.calls).toContain('PUT /whatsappsession/1');
    // A disk of another start, so that what the killed one would still write does not count.
    const disk = createMemoryRecords<KeptQueues>();
    for (const kept of await keptQueues.readAll(ACCOUNT)) await disk.put(ACCOUNT, String(kept.id), kept);

    const put = createRecordedRoute({ body: loja });
    const routes = { 'GET /whatsapp/1': emptied, 'PUT /whatsapp/1': put.route };
    const start = async () => {
      const { begin } = createTestStore({ routes, storage: { keptQueues: disk } });
      begin();
      await vi.advanceTimersByTimeAsync(6_000);
      return put.asked.map(({ body }) => body);
    };
    expect(await start()).toEqual([{ ...connectionSettings, queueIds: [4, 6] }]);
    // Whoever takes them out later is believed.
    expect(await start()).toHaveLength(1);
  });

  it('[CONN-07] are not restored a day later, nor after they were saved by hand', async () => {
    const keptQueues = createMemoryRecords<KeptQueues>();
    const put = createRecordedRoute({ body: loja });
    const { store, begin } = createTestStore({
      routes: { 'GET /whatsapp/1': emptied, 'PUT /whatsapp/1': put.route },
      storage: { keptQueues },
    });
    await keptQueues.put(ACCOUNT, '1', { id: 1, queues: loja.queues, keptAt: Date.now() - 25 * 3_600_000 });
    begin();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(put.asked).toEqual([]);
    expect(await keptQueues.readAll(ACCOUNT)).toEqual([]);
    await keptQueues.put(ACCOUNT, '1', { id: 1, queues: loja.queues, keptAt: Date.now() });
    await store.dispatch(saveConnection({ id: 1, fields: { ...connectionFields(null), name: 'Loja' } }));
    expect(await keptQueues.readAll(ACCOUNT)).toEqual([]);
  });

  it('[CONN-07] are those of the list where the connection itself cannot be read', async () => {
    const put = createRecordedRoute({ body: loja });
    const { store, begin } = createTestStore({
      routes: {
        'GET /whatsapp/': { body: [loja] },
        'GET /whatsapp/1': createRecordedRoute({ body: '' }, emptied).route,
        'PUT /whatsappsession/1': STARTED,
        'PUT /whatsapp/1': put.route,
      },
    });
    begin();
    await store.dispatch(loadConnections());
    const renewing = store.dispatch(renewQrCode(1));
    await vi.advanceTimersByTimeAsync(5_000);
    await renewing;
    expect(put.asked.map(({ body }) => body)).toEqual([{ ...connectionSettings, queueIds: [4, 6] }]);
  });

  it('[CONN-07] stay unchanged when the server keeps them', async () => {
    const { put, toasts } = await renew([{ body: loja }]);
    expect(put).toEqual([]);
    expect(toasts).toEqual([]);
  });

  it('[CONN-07] [CALL-61] are not lost to a second request while the first is under way, which is not sent', async () => {
    const put = createRecordedRoute({ body: loja });
    const { store, begin, calls } = createTestStore({
      routes: {
        'GET /whatsapp/1': createRecordedRoute({ body: loja }, emptied).route,
        'PUT /whatsappsession/1': STARTED,
        'PUT /whatsapp/1': put.route,
      },
    });
    begin();
    const both = [store.dispatch(renewQrCode(1)), store.dispatch(renewQrCode(1))];
    await vi.advanceTimersByTimeAsync(5_000);
    await Promise.all(both);
    expect(calls.filter((call) => call === 'PUT /whatsappsession/1')).toHaveLength(1);
    expect(put.asked.map(({ body }) => body)).toEqual([{ ...connectionSettings, queueIds: [4, 6] }]);
    // A later one is made.
    void store.dispatch(renewQrCode(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(calls.filter((call) => call === 'PUT /whatsappsession/1')).toHaveLength(2);
  });
});
