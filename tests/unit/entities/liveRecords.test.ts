import { describe, expect, it } from 'vitest';
import type { Whatsapp } from '@/protocol/records/whatsappConnections';
import { loadConnection, loadConnections } from '@/entities/company/whatsappConnections/connectionThunks';
import { EVERYTHING } from '@/entities/base/collection/collectionState';
import { queues, selectQueues } from '@/entities/company/queues/queues';
import { sessionStarted } from '@/entities/session/sessionActions';
import { serverEvents } from '@/realtime/serverEvents';
import { resyncFinished, resyncRequested, socketStateChanged } from '@/realtime/socketActions';
import { rootReducer } from '@/store/rootReducer';
import { aSessionStart, aUser } from '@tests/support/records';
import { stateAfter } from '@tests/support/reducedState';

const phone: Whatsapp = { id: 1, name: 'Loja', status: 'CONNECTED', qrcode: '', retries: 0 };

describe('WhatsApp connections', () => {
  const answered = (...list: Whatsapp[]) => [loadConnections.pending('r'), loadConnections.fulfilled(list, 'r')];
  const loaded = answered(phone);

  it('[CONN-24] [RT-08] an update adds or merges, a delete removes', () => {
    const state = stateAfter(
      ...loaded,
      serverEvents.whatsapp({ action: 'update', record: { id: 1, name: 'Matriz', status: 'CONNECTED' } }),
      serverEvents.whatsapp({ action: 'update', record: { id: 2, name: 'Filial', status: 'OPENING' } }),
    );
    expect(state.whatsappConnections.byId).toMatchObject({ 1: { name: 'Matriz', retries: 0 }, 2: { name: 'Filial' } });
    expect(stateAfter(...loaded, serverEvents.whatsapp({ action: 'delete', id: 1 })).whatsappConnections.byId).toEqual(
      {},
    );
  });

  it('[RT-08] changes during a request are kept', () => {
    const state = stateAfter(
      ...loaded,
      loadConnections.pending('s'),
      serverEvents.whatsapp({ action: 'delete', id: 1 }),
      serverEvents.whatsapp({ action: 'update', record: { id: 2, name: 'Filial', status: 'OPENING' } }),
      loadConnections.fulfilled([phone, { ...phone, id: 2, name: 'Antiga' }, { ...phone, id: 3 }], 's'),
    );
    expect(Object.values(state.whatsappConnections.byId).map(({ id, name }) => [id, name])).toEqual([
      [2, 'Filial'],
      [3, 'Loja'],
    ]);
    expect(state.whatsappConnections.load).toBeNull();
  });

  it('[CONN-24] [RT-08] [RT-09] changes during a request lie over its answer, which has what they lack', () => {
    const [vendas, caixa] = [4, 6].map((id) => ({ id, name: `Fila ${id}`, color: '' }));
    const state = stateAfter(
      ...answered({ ...phone, queues: [vendas!] }),
      loadConnections.pending('s'),
      serverEvents.whatsappSession({ action: 'update', record: { ...phone, status: 'qrcode', qrcode: 'QR' } }),
      serverEvents.whatsappSession({ action: 'update', record: { id: 1, name: 'Loja', status: 'TIMEOUT' } }),
      serverEvents.whatsapp({ action: 'update', record: { id: 2, name: 'Nova', status: 'OPENING' } }),
      loadConnections.fulfilled([{ ...phone, name: 'Antes', queues: [caixa!] }], 's'),
    );
    expect(state.whatsappConnections).toEqual({
      byId: {
        1: { ...phone, name: 'Antes', status: 'TIMEOUT', qrcode: 'QR', queues: [caixa] },
        2: { id: 2, name: 'Nova', status: 'OPENING' },
      },
      status: 'ready',
      load: null,
      reads: {},
      asking: {},
      kept: {},
    });
  });

  it('[RT-09] a session event before the first answer counts where the answer knows the connection and nobody removed it', () => {
    const session = (id: number) =>
      serverEvents.whatsappSession({ action: 'update', record: { id, name: 'Loja', status: 'TIMEOUT' } });
    const state = stateAfter(
      loadConnections.pending('r'),
      session(1),
      session(9),
      serverEvents.whatsapp({ action: 'delete', id: 2 }),
      session(2),
      loadConnections.fulfilled([phone, { ...phone, id: 2 }], 'r'),
    );
    expect(state.whatsappConnections.byId).toEqual({ 1: { ...phone, status: 'TIMEOUT' } });
    expect(stateAfter(session(1)).whatsappConnections).toEqual({
      byId: {},
      status: 'idle',
      load: null,
      reads: {},
      asking: {},
      kept: {},
    });
  });

  it('[RT-08] a removed one that comes back during a request is there', () => {
    const state = stateAfter(
      ...loaded,
      loadConnections.pending('s'),
      serverEvents.whatsapp({ action: 'delete', id: 1 }),
      serverEvents.whatsapp({ action: 'update', record: { id: 1, name: 'Loja', status: 'OPENING' } }),
      loadConnections.fulfilled([], 's'),
    );
    expect(state.whatsappConnections.byId).toEqual({ 1: { id: 1, name: 'Loja', status: 'OPENING' } });
  });

  it('the answer of an older load changes nothing', () => {
    const state = stateAfter(
      loadConnections.pending('old'),
      loadConnections.pending('new'),
      loadConnections.fulfilled([], 'new'),
      loadConnections.fulfilled([phone], 'old'),
    );
    expect(state.whatsappConnections).toEqual(expect.objectContaining({ byId: {}, status: 'ready' }));
  });

  it('[SEC-05] the token of the external API does not enter the state, however a connection arrives', () => {
    const withToken = { ...phone, token: 'segredo' };
    const state = stateAfter(
      ...answered(withToken),
      loadConnection.fulfilled({ ...withToken, id: 2 }, 'r', 2),
      serverEvents.whatsapp({ action: 'update', record: { ...withToken, id: 3 } }),
      serverEvents.whatsappSession({ action: 'update', record: withToken }),
    );
    expect(Object.keys(state.whatsappConnections.byId)).toEqual(['1', '2', '3']);
    expect(JSON.stringify(state.whatsappConnections)).not.toContain('segredo');
  });

  it('[CONN-24] [RT-09] a session event updates status, QR code, retries and time, and nothing else: servers send the rest as it once was', () => {
    const renamed = { ...phone, name: 'Matriz', isDefault: true };
    const facts = { status: 'qrcode', qrcode: 'QR', retries: 2, updatedAt: '2026-11-21T12:00:00.000Z' };
    const event = serverEvents.whatsappSession({
      action: 'update',
      record: { id: 1, name: 'Loja', isDefault: false, ...facts },
    });
    const connectionAfter = (...actions: Parameters<typeof stateAfter>) =>
      stateAfter(...answered(renamed), ...actions).whatsappConnections.byId[1];
    expect(connectionAfter(event)).toEqual({ ...renamed, ...facts });
    // Scanned: the code is cleared, and nothing counts as tried.
    for (const qrcode of ['', null]) {
      const scanned = { status: 'CONNECTED', qrcode, retries: 0, updatedAt: '2026-11-21T12:05:00.000Z' };
      const told = serverEvents.whatsappSession({ action: 'update', record: { id: 1, name: 'Loja', ...scanned } });
      expect(connectionAfter(event, told)).toEqual({ ...renamed, ...scanned });
    }
    const list = loadConnections.fulfilled([renamed], 's');
    expect(connectionAfter(loadConnections.pending('s'), event, list)).toEqual({ ...renamed, ...facts });
    const read = loadConnection.fulfilled(renamed, 'o', 1);
    expect(connectionAfter(loadConnection.pending('o', 1), event, read)).toEqual({ ...renamed, ...facts });
  });

  it('[RT-24] a session event of an unknown connection is ignored, since its name is shared by all companies', () => {
    const state = stateAfter(
      ...loaded,
      serverEvents.whatsappSession({ action: 'update', record: { ...phone, id: 9 } }),
    );
    expect(Object.keys(state.whatsappConnections.byId)).toEqual(['1']);
  });
});

describe('queues', () => {
  it('[QUEUE-13] [RT-20] follow their events and keep the menu order', () => {
    const queue = (id: number, orderQueue: number | null) => ({ id, name: `Fila ${id}`, color: '#000', orderQueue });
    const asked = { view: 'all', query: EVERYTHING, page: 1 } as const;
    const state = stateAfter(
      queues.load.pending('r', asked),
      queues.load.fulfilled({ records: [queue(1, null), queue(2, 1)], hasMore: false }, 'r', asked),
      serverEvents.queue({ action: 'update', record: queue(3, 0) }),
    );
    expect(selectQueues(state).map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(selectQueues(rootReducer(state, serverEvents.queue({ action: 'delete', id: 2 })))).toHaveLength(2);
  });
});

describe('settings', () => {
  it('of the company follow their events, and provider secrets never enter the state', () => {
    const started = sessionStarted(
      aSessionStart({
        user: aUser({ company: { id: 1, name: 'Casa', settings: [{ key: 'asaas', value: 'secret-token' }] } }),
      }),
    );
    const state = stateAfter(
      started,
      serverEvents.settings({ action: 'update', record: { key: 'userRating', value: 'enabled' } }),
      serverEvents.settings({ action: 'update', record: { key: 'asaas', value: 'secret-token' } }),
    );
    expect(state.session.settings).toEqual({ userRating: 'enabled' });
    expect(JSON.stringify(state)).not.toContain('secret-token');
  });
});

describe('the state of the connection', () => {
  const changed = (state: 'connecting' | 'online' | 'offline', at: number, nextTryAt: number | null = null) =>
    socketStateChanged({ state, nextTryAt, at });

  it('[OFF-01] shows since when it is lost and when the next attempt is, until the screen is correct again', () => {
    const lost = stateAfter(
      changed('connecting', 1),
      changed('online', 2),
      changed('connecting', 10, 11),
      changed('connecting', 20, 22),
    );
    expect(lost.socketStatus).toEqual({ state: 'connecting', lostAt: 10, nextTryAt: 22 });
    const back = rootReducer(lost, resyncRequested());
    expect(back.socketStatus).toEqual({ state: 'resyncing', lostAt: 10, nextTryAt: null });
    expect(rootReducer(back, resyncFinished()).socketStatus).toEqual({
      state: 'online',
      lostAt: null,
      nextTryAt: null,
    });
  });

  it('[OFF-01] a first connection that is not established yet is lost once an attempt has failed', () => {
    expect(stateAfter(changed('connecting', 1)).socketStatus.lostAt).toBeNull();
    expect(stateAfter(changed('connecting', 1), changed('connecting', 3, 5)).socketStatus.lostAt).toBe(3);
  });

  it('[OFF-01] a resync that ends after another connection loss does not mark it as working', () => {
    const state = stateAfter(
      changed('online', 1),
      changed('connecting', 2),
      resyncRequested(),
      changed('connecting', 3),
      resyncFinished(),
    );
    expect(state.socketStatus).toMatchObject({ state: 'connecting', lostAt: 2 });
  });
});
