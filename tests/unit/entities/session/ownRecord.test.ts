import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '@/protocol/records/users';
import { sessionEnded } from '@/entities/session/sessionActions';
import { selectIsAuthenticated } from '@/entities/session/sessionSelectors';
import { reconnectNow } from '@/realtime/socketActions';
import { serverEvents, serverEventsReceived } from '@/realtime/serverEvents';
import { accepted, createSessionWorld } from '@tests/support/sessionWorld';
import { aUser } from '@tests/support/records';
import { hold } from '@tests/support/hold';

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 21, 12, 0) }));
afterEach(() => void vi.useRealTimers());

describe('the user’s own record', () => {
  const changed = (facts: object) => {
    // Servers leave this right out of the event, whoever changed it.
    const { allTicket: _allTicket, ...record } = { ...aUser(), ...facts };
    return serverEvents.user({ action: 'update', record });
  };

  it('[RT-25] [CALL-25] is merged, never replaced, and missing parts are read', async () => {
    const world = createSessionWorld(
      {},
      { routes: { 'GET /users/10': { body: aUser({ name: 'Ana R.', whatsappId: 3 }) } } },
    );
    world.begin(aUser({ super: true }), false);
    await settle();
    const { super: _super, allTicket: _allTicket, ...event } = aUser({ name: 'Ana R.' });
    world.store.dispatch(serverEvents.user({ action: 'update', record: event }));
    expect(world.store.getState().session.user).toMatchObject({ name: 'Ana R.', super: true, allTicket: 'disabled' });
    await settle();
    expect(world.store.getState().session.user).toMatchObject({ whatsappId: 3 });
  });

  it('[RT-25] is merged too when the event calls it new: a new record that is known is a changed one', async () => {
    const routes = { 'GET /users/10': { body: aUser({ name: 'Ana R.' }) } };
    const { store, begin, calls } = createSessionWorld({}, { routes });
    begin(aUser({ super: true }), false);
    await settle();
    store.dispatch(serverEvents.user({ action: 'create', record: { id: 10, name: 'Ana R.', email: 'ana@x.com' } }));
    expect(store.getState().session.user).toEqual({ ...aUser({ super: true }), name: 'Ana R.', email: 'ana@x.com' });
    await settle();
    expect(calls).toContain('GET /users/10');
  });

  it('[RT-25] has the rights of the event where the rest of it cannot be read', async () => {
    const done: string[] = [];
    const refresh = () => {
      done.push('refresh');
      return accepted({ profile: 'admin' });
    };
    const world = createSessionWorld({ refresh }, { routes: { 'GET /users/10': { status: 500, body: {} } } });
    world.store.startListening({ actionCreator: reconnectNow, effect: () => void done.push('reconnect') });
    world.begin(aUser(), false);
    await settle();
    done.length = 0;
    world.store.dispatch(changed({ profile: 'admin' }));
    await settle();
    expect(world.store.getState().session.user).toMatchObject({ profile: 'admin', allTicket: 'disabled' });
    expect(done).toEqual(['refresh', 'reconnect']);
  });

  it.each([
    ['another profile', { profile: 'admin' }, 1],
    ['other queues', { queues: [{ id: 9, name: 'Entregas', color: '#111111' }] }, 1],
    ['no queue any more', { queues: [] }, 1],
    ['another view of unqueued tickets', { allTicket: 'enabled' }, 1],
    ['another name', { name: 'Ana R.' }, 0],
  ])(
    '[RT-25] with %s: the token is refreshed and the socket reconnected only for other rights',
    async (_, facts, times) => {
      const done: string[] = [];
      const refresh = () => {
        done.push('refresh');
        return accepted();
      };
      const world = createSessionWorld({ refresh }, { routes: { 'GET /users/10': { body: aUser(facts) } } });
      world.store.startListening({
        actionCreator: reconnectNow,
        effect: ({ payload }) => void done.push(`reconnect ${JSON.stringify(payload)}`),
      });
      world.begin(aUser(), false);
      await settle();
      done.length = 0;
      world.store.dispatch(changed(facts));
      await settle();
      // The token first: the new connection is opened with it.
      expect(done).toEqual(times === 0 ? [] : ['refresh', 'reconnect {"probe":true}']);
    },
  );

  it.each([
    ['other rights', { profile: 'admin' }, [{ probe: true }]],
    ['another name', { name: 'Ana R.' }, []],
  ])('[SESS-13] [CALL-02] is replaced by that of a refresh after a 403, with %s', async (_, facts, told) => {
    let isRefused = true;
    const world = createSessionWorld(
      {
        refresh: () => {
          isRefused = false;
          return accepted(facts);
        },
      },
      { routes: { 'GET /tags/list': () => (isRefused ? { status: 403, body: { error: 'x' } } : { body: [] }) } },
    );
    const reconnects: unknown[] = [];
    world.store.startListening({ actionCreator: reconnectNow, effect: ({ payload }) => void reconnects.push(payload) });
    world.begin(aUser({ whatsappId: 3 }), false);
    await settle();
    await world.services.api.tags.list();
    expect(world.store.getState().session.user).toMatchObject({ id: 10, whatsappId: 3, ...facts });
    expect(reconnects).toEqual(told);
  });

  it('[RT-25] [CALL-25] keeps the rights of the latest answer when an earlier one comes after it', async () => {
    const answers: ((user: SessionUser) => void)[] = [];
    const world = createSessionWorld({ refresh: () => accepted() });
    world.begin(aUser(), false);
    await settle();
    vi.spyOn(world.services.api.users, 'show').mockImplementation(
      () => new Promise<SessionUser>((resolve) => void answers.push(resolve)),
    );
    for (const profile of ['admin', 'user']) world.store.dispatch(changed({ profile }));
    answers[1]?.(aUser({ profile: 'user' }));
    await settle();
    answers[0]?.(aUser({ profile: 'admin' }));
    await settle();
    expect(world.store.getState().session.user?.profile).toBe('user');
  });

  it('[RT-25] that is changed and then deleted in one frame ends the session at once, and not the one that follows', async () => {
    const { held: answer, release: come } = hold<{ readonly body: SessionUser }>();
    const world = createSessionWorld({}, { routes: { 'GET /users/10': () => answer } });
    world.begin(aUser(), false);
    world.store.dispatch(
      serverEventsReceived([changed({ name: 'Ana R.' }), serverEvents.user({ action: 'delete', id: 10 })]),
    );
    await settle();
    expect(world.store.getState().session).toMatchObject({ status: 'signedOut', ended: 'deleted' });
    world.begin(aUser({ id: 11, name: 'Bia' }), false);
    come({ body: aUser() });
    await settle();
    expect(world.store.getState().session).toMatchObject({ status: 'signedIn', user: { id: 11, name: 'Bia' } });
  });

  it('[RT-25] that is changed twice in one frame takes both changes at once, never into the session that follows', async () => {
    const { held: answer, release: come } = hold<{ readonly body: SessionUser }>();
    const world = createSessionWorld({}, { routes: { 'GET /users/10': () => answer } });
    world.begin(aUser(), false);
    world.store.dispatch(serverEventsReceived([changed({ name: 'Ana R.' }), changed({ profile: 'admin' })]));
    await settle();
    expect(world.store.getState().session.user).toMatchObject({ name: aUser().name, profile: 'admin' });
    world.store.dispatch(sessionEnded({ reason: 'logout' }));
    world.begin(aUser({ id: 11 }), false);
    come({ body: aUser() });
    await settle();
    expect(world.store.getState().session.user).toMatchObject({ id: 11 });
  });

  it('[RT-25] that is deleted ends the session; a colleague who changes or is deleted is not followed', async () => {
    const world = createSessionWorld({});
    world.begin(aUser(), false);
    await settle();
    const { user } = world.store.getState().session;
    const asked = [...world.calls];
    world.store.dispatch(changed({ id: 11, name: 'Bia', profile: 'admin' }));
    await settle();
    expect(world.store.getState().session.user).toEqual(user);
    expect(world.calls).toEqual(asked);
    world.store.dispatch(serverEvents.user({ action: 'delete', id: 11 }));
    await settle();
    expect(selectIsAuthenticated(world.store.getState())).toBe(true);
    world.store.dispatch(serverEvents.user({ action: 'delete', id: 10 }));
    await settle();
    expect(world.store.getState().session).toMatchObject({ status: 'signedOut', ended: 'deleted' });
    expect(world.callLog.discards).toBe(1);
  });
});
