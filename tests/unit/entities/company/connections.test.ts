import { describe, expect, it } from 'vitest';
import { parseEvent } from '@/protocol/events';
import type { Whatsapp } from '@/protocol/records/whatsappConnections';
import {
  connectionFields,
  disconnect,
  loadConnection,
  loadConnections,
  removeConnection,
  renewQrCode,
  saveConnection,
  startWhatsappSession,
} from '@/entities/company/whatsappConnections/connectionThunks';
import { selectConnections } from '@/entities/company/whatsappConnections/whatsappConnectionsSlice';
import { sessionEnded } from '@/entities/session/sessionActions';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import { createFakeDesktop } from '@tests/support/fakes/fakeDesktop';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { aUser } from '@tests/support/records';
import { connectionSettings, newConnection } from '@tests/support/connections';

const phone: Whatsapp = { id: 1, name: 'Loja', status: 'CONNECTED' };
/** A refused call is repeated with a new token before it counts as denied. */
const { desktop } = createFakeDesktop({ refresh: () => ({ ok: true, user: aUser() }) });

const open = (routes: FakeRoutes, user = aUser()) => {
  const app = createTestStore({ routes, desktop });
  app.begin(user);
  return app;
};

describe('the form of a connection', () => {
  it('[CONN-20] starts empty, with the servers’ own limit of the bot’s menu', () => {
    expect(connectionFields(null)).toEqual(newConnection);
  });

  it('[CONN-20] holds what the connection has, and no limit where it has none', () => {
    const queues = [4, 6].map((id) => ({ id, name: `Fila ${id}`, color: '' }));
    expect(connectionFields({ id: 1, status: 'CONNECTED', queues, ...connectionSettings })).toEqual({
      ...connectionSettings,
      queueIds: [4, 6],
    });
    expect(connectionFields(phone)).toMatchObject({ name: 'Loja', maxUseBotQueues: null, queueIds: [] });
  });
});

describe('the session of a connection', () => {
  it.each([
    [
      '[CONN-07] [CALL-60] is started',
      startWhatsappSession,
      'POST /whatsappsession/1',
      'whatsappConnections:toasts.notStarted',
    ],
    [
      '[CONN-10] [CALL-62] is ended',
      disconnect,
      'DELETE /whatsappsession/1',
      'whatsappConnections:toasts.notDisconnected',
    ],
    ['[CONN-23] [CALL-59] is removed', removeConnection, 'DELETE /whatsapp/1', 'whatsappConnections:toasts.notRemoved'],
  ] as const)('%s, and a refusal is said', async (_, change, call, text) => {
    const app = open({ [call]: createRecordedRoute({ body: {} }, { status: 500, body: {} }).route });
    await app.store.dispatch(change(1)).unwrap();
    expect(app.calls).toContain(call);
    expect(app.toasts()).toEqual([]);
    await app.store.dispatch(change(1));
    expect(app.toasts()).toEqual([text]);
  });

  it('[CONN-07] [CALL-60] that gets no answer may still begin, so nothing is said', async () => {
    const app = open({
      'POST /whatsappsession/1': () => {
        throw new Error('no answer');
      },
    });
    expect(await app.store.dispatch(startWhatsappSession(1)).unwrap()).toBeNull();
    expect(app.toasts()).toEqual([]);
  });

  it('[CONN-07] [CALL-56] [CALL-61] a new code of a connection without queues needs no look at them', async () => {
    const app = open({ 'GET /whatsapp/1': { body: phone }, 'PUT /whatsappsession/1': { body: {} } });
    await app.store.dispatch(renewQrCode(1)).unwrap();
    expect(app.calls).toContain('PUT /whatsappsession/1');
    expect(app.calls.filter((call) => call === 'GET /whatsapp/1')).toHaveLength(1);
    const unknown = open({ 'GET /whatsapp/1': { body: '' }, 'PUT /whatsappsession/1': { body: {} } });
    expect(await unknown.store.dispatch(renewQrCode(1)).unwrap()).toBeNull();
    expect(unknown.calls).toContain('PUT /whatsappsession/1');
  });
});

describe('the connections of the company', () => {
  it('[CONN-02] [CALL-55] are read with its id, the oldest first, and not without one', async () => {
    const list = createRecordedRoute({ body: [{ ...phone, id: 3 }, phone] });
    const app = open({ 'GET /whatsapp/': list.route });
    await app.store.dispatch(loadConnections()).unwrap();
    expect(list.asked.at(-1)?.query).toMatchObject({ companyId: 1 });
    expect(selectConnections(app.store.getState()).map(({ id }) => id)).toEqual([1, 3]);
    const none = open({ 'GET /whatsapp/': list.route }, aUser({ companyId: undefined }));
    const before = list.asked.length;
    expect(loadConnections.rejected.match(await none.store.dispatch(loadConnections()))).toBe(true);
    expect(list.asked).toHaveLength(before);
  });

  it('[CONN-02] that cannot be read count as failed the first time alone', () => {
    const { store } = createTestStore();
    const state = () => store.getState().whatsappConnections;
    const failure = Object.assign(new Error('x'), { code: null, status: 500, message: 'x' });
    store.dispatch(loadConnections.pending('a'));
    expect(state().status).toBe('loading');
    store.dispatch(loadConnections.rejected(failure, 'other'));
    expect(state().status).toBe('loading');
    store.dispatch(loadConnections.rejected(failure, 'a'));
    expect(state()).toMatchObject({ status: 'failed', load: null });
    store.dispatch(loadConnections.pending('b'));
    store.dispatch(loadConnections.fulfilled([phone], 'b'));
    store.dispatch(loadConnections.pending('c'));
    expect(state().status).toBe('ready');
    store.dispatch(loadConnections.rejected(failure, 'c'));
    expect(state()).toMatchObject({ status: 'ready', load: null });
  });

  it('a second answer to the same request, or one that nobody asked for, changes nothing', () => {
    const { store } = createTestStore();
    store.dispatch(loadConnections.pending('a'));
    store.dispatch(loadConnections.fulfilled([phone], 'a'));
    const known = store.getState().whatsappConnections;
    expect(known).toEqual({ byId: { 1: phone }, status: 'ready', load: null, reads: {}, asking: {}, kept: {} });
    store.dispatch(loadConnections.fulfilled([], 'a'));
    store.dispatch(loadConnections.rejected(new Error('x'), 'a'));
    expect(store.getState().whatsappConnections).toBe(known);
  });

  it('are not asked for without a session', async () => {
    const { store, calls } = createTestStore();
    expect((await store.dispatch(loadConnections())).meta).toMatchObject({ condition: true });
    expect(calls).toEqual([]);
  });

  it('[CALL-56] [CALL-57] [CALL-58] [CALL-59] are new, changed, read alone and removed by calls, and gone with the session', async () => {
    const app = open({
      'POST /whatsapp': { body: { ...phone, id: 2, name: 'Nova' } },
      'PUT /whatsapp/2': { body: { ...phone, id: 2, name: 'Filial' } },
      'GET /whatsapp/3': { body: { ...phone, id: 3, name: 'Outra' } },
      'GET /whatsapp/4': { body: '' },
      'DELETE /whatsapp/2': { body: {} },
    });
    const names = () => selectConnections(app.store.getState()).map(({ name }) => name);
    const fields = connectionFields(null);
    // The session's own first read must not answer later.
    await app.store.dispatch(loadConnections());
    await app.store.dispatch(saveConnection({ id: null, fields })).unwrap();
    expect(names()).toEqual(['Nova']);
    await app.store.dispatch(saveConnection({ id: 2, fields })).unwrap();
    await app.store.dispatch(loadConnection(3)).unwrap();
    await app.store.dispatch(loadConnection(4)).unwrap();
    expect(names()).toEqual(['Filial', 'Outra']);
    await app.store.dispatch(removeConnection(2)).unwrap();
    expect(names()).toEqual(['Outra']);
    app.store.dispatch(sessionEnded({ cause: 'signedOut' } as never));
    expect(names()).toEqual([]);
  });

  it('[CALL-55] [CALL-56] [CALL-58] that the server refuses are told by a form, or by a toast where no form says it', async () => {
    const refused = { status: 400, body: { error: 'ERR_NO_WAPP_FOUND' } };
    const denied = { status: 403, body: { error: 'ERR_NO_PERMISSION' } };
    const app = open({
      'GET /whatsapp/': refused,
      'GET /whatsapp/1': refused,
      'PUT /whatsapp/1': createRecordedRoute(denied, denied, refused).route,
    });
    const save = saveConnection({ id: 1, fields: connectionFields(null) });
    await app.store.dispatch(loadConnections());
    await app.store.dispatch(loadConnection(1));
    await app.store.dispatch(save);
    expect(app.toasts()).toEqual([]);
    await app.store.dispatch(save);
    expect(app.toasts()).toEqual(['errors:ERR_NO_WAPP_FOUND']);
  });

  it('[OFF-02] one that a colleague deleted during a gap is gone with the list that is read after it', () => {
    const { store } = createTestStore();
    const ids = () => selectConnections(store.getState()).map(({ id }) => id);
    const second = { ...phone, id: 2, name: 'Filial' };
    store.dispatch(loadConnections.pending('a'));
    store.dispatch(loadConnections.fulfilled([phone, second], 'a'));
    expect(ids()).toEqual([1, 2]);
    store.dispatch(loadConnections.pending('b'));
    store.dispatch(loadConnections.fulfilled([second], 'b'));
    expect(ids()).toEqual([2]);
  });

  it('[CONN-24] [RT-08] [RT-09] one that is deleted while it is read stays away, and a failed read leaves nothing behind', () => {
    const { store } = createTestStore();
    const state = () => store.getState().whatsappConnections;
    store.dispatch(serverEvents.whatsapp({ action: 'update', record: phone }));
    store.dispatch(loadConnection.pending('a', 1));
    store.dispatch(serverEvents.whatsapp({ action: 'delete', id: 1 }));
    // Its session ends after it.
    store.dispatch(serverEvents.whatsappSession({ action: 'update', record: { ...phone, status: 'DISCONNECTED' } }));
    store.dispatch(loadConnection.fulfilled(phone, 'a', 1));
    expect([state().byId, state().reads]).toEqual([{}, {}]);
    store.dispatch(loadConnection.pending('b', 1));
    store.dispatch(loadConnection.rejected(new Error('x'), 'b', 1));
    expect(state().reads).toEqual({});
  });

  it('[RT-08] [RT-09] [CONN-24] what happens to one while it is saved is newer than the answer', () => {
    const { store } = createTestStore();
    const state = () => store.getState().whatsappConnections;
    const save = { id: 1, fields: connectionFields(phone) };
    const told = { ...phone, name: 'Antes', status: 'DISCONNECTED' };
    store.dispatch(serverEvents.whatsapp({ action: 'update', record: phone }));
    store.dispatch(saveConnection.pending('a', save));
    store.dispatch(serverEvents.whatsappSession({ action: 'update', record: told }));
    store.dispatch(saveConnection.fulfilled({ ...phone, name: 'Matriz' }, 'a', save));
    expect(state().byId).toEqual({ 1: { ...phone, name: 'Matriz', status: 'DISCONNECTED' } });
    store.dispatch(saveConnection.pending('b', save));
    store.dispatch(serverEvents.whatsapp({ action: 'delete', id: 1 }));
    store.dispatch(saveConnection.fulfilled(phone, 'b', save));
    store.dispatch(saveConnection.pending('c', save));
    store.dispatch(saveConnection.rejected(new Error('x'), 'c', save));
    expect([state().byId, state().reads]).toEqual([{}, {}]);
  });

  it('[LIST-07] [CONN-24] [RT-08] one that another program adds, changes or deletes is so in the list, without a call', () => {
    const app = open({});
    const before = [...app.calls];
    const names = () => selectConnections(app.store.getState()).map(({ name }) => name);
    // As servers send it.
    const tell = (payload: object) =>
      void app.store.dispatch(serverEvents.whatsapp(parseEvent('whatsapp', payload, 1)!));
    tell({ action: 'create', whatsapp: phone });
    tell({ action: 'create', whatsapp: { ...phone, id: 2, name: 'Atacado' } });
    expect(names()).toEqual(['Loja', 'Atacado']);
    tell({ action: 'update', whatsapp: { ...phone, name: 'Matriz' } });
    expect(names()).toEqual(['Matriz', 'Atacado']);
    tell({ action: 'delete', whatsappId: 2 });
    expect(names()).toEqual(['Matriz']);
    expect(app.calls).toEqual(before);
  });

  it('[CONN-24] [RT-08] [RT-09] a change of a known one keeps what the event lacks', () => {
    const app = open({});
    app.store.dispatch(serverEvents.whatsapp({ action: 'create', record: { ...phone, retries: 2 } }));
    app.store.dispatch(serverEvents.whatsappSession({ action: 'update', record: { ...phone, status: 'TIMEOUT' } }));
    expect(selectConnections(app.store.getState())).toEqual([{ ...phone, retries: 2, status: 'TIMEOUT' }]);
  });
});
