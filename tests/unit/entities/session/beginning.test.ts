import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionAnswer } from '@/bridge/desktop';
import { restoreSession } from '@/entities/session/restoreSession';
import { sessionEnded, sessionStarted } from '@/entities/session/sessionActions';
import { loadOwnCompany, loadOwnUser, loadOwnPlan, loadSettings } from '@/entities/session/sessionDetails';
import {
  selectAccessContext,
  selectAccount,
  selectCan,
  selectPlanStatus,
  selectSetting,
  selectUser,
} from '@/entities/session/sessionSelectors';
import { signIn } from '@/entities/session/signIn';
import { signOut } from '@/entities/session/signOut';
import { createMemoryRecords } from '@/lib/memoryRecords';
import { companyServer } from '@tests/support/fakes/fakeDesktop';
import { createMemoryStorage } from '@tests/support/fakes/memoryStorage';
import { createSessionWorld, toastsOf } from '@tests/support/sessionWorld';
import { ACCOUNT, aUser } from '@tests/support/records';

const credentials = { email: 'ana@demo.balcao', password: 'demo1234' };
const accepted = (facts: object = {}): SessionAnswer => ({ ok: true, user: { ...aUser(), ...facts } });
const failing = { status: 500, body: { error: 'x' } };
const account = `${companyServer.rest}#10`;

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 21, 12, 0) }));
afterEach(() => void vi.useRealTimers());

/** A world that writes down how each session began. */
const listening = (...parts: Parameters<typeof createSessionWorld>) => {
  const world = createSessionWorld(...parts);
  const starts: unknown[] = [];
  world.store.startListening({ actionCreator: sessionStarted, effect: ({ payload }) => void starts.push(payload) });
  return { ...world, starts };
};

describe('a sign-in', () => {
  it('[SESS-20] announces user, account, flags and the days that are left', async () => {
    const company = {
      id: 1,
      name: 'Casa',
      dueDate: '2026-11-22',
      settings: [{ key: 'campaignsEnabled', value: 'true' }],
    };
    const world = listening({ login: () => accepted({ company }) });
    await world.store.dispatch(signIn(credentials));
    expect(world.starts).toEqual([
      {
        user: { ...aUser(), company: expect.objectContaining({ id: 1, dueDate: '2026-11-22' }) as unknown },
        account,
        flags: { cshow: true, campaigns: true },
        fresh: true,
        endingInDays: 1,
        lockTries: null,
        plan: null,
      },
    ]);
  });

  it('[SESS-08] has no warning while the subscription lasts, and no account of a server that is not chosen', async () => {
    const world = listening({ login: () => accepted() }, { server: null });
    await world.store.dispatch(signIn(credentials));
    expect(world.starts).toMatchObject([{ endingInDays: null, account: '#10', flags: { cshow: false } }]);
  });

  it('[SESS-20] takes over nothing that a session without an end left on this computer', async () => {
    const plan = JSON.stringify({ id: 1, name: 'Ouro', useKanban: true });
    const local = createMemoryStorage({ userId: '9', companyId: '9', cshow: 'true', campaignsEnabled: 'true', plan });
    const world = listening({ login: () => accepted({ companyId: undefined }) }, { local });
    await world.store.dispatch(signIn(credentials));
    expect(world.starts).toMatchObject([{ flags: { cshow: false, campaigns: false }, plan: null }]);
    expect(['userId', 'companyId', 'cshow', 'campaignsEnabled'].map((key) => local.getItem(key))).toEqual([
      '10',
      null,
      null,
      null,
    ]);
  });

  it('without a readable user is refused, and its token dropped', async () => {
    const world = listening({ login: () => ({ ok: true, user: { id: 'x' } }) });
    const answer = await world.store.dispatch(signIn(credentials));
    expect(signIn.rejected.match(answer) && answer.error).toEqual({
      code: null,
      status: 200,
      message: 'The answer contains no user',
    });
    expect(world.callLog.discards).toBe(1);
    expect(world.store.getState().session.status).toBe('signedOut');
    expect(world.starts).toEqual([]);
  });
});

describe('a restore', () => {
  const restore = async (world: ReturnType<typeof listening>) => {
    const answer = await world.store.dispatch(restoreSession({ attempt: 0 }));
    return { answer, session: world.store.getState().session };
  };

  it('[SESS-20] keeps the flags and the plan, tells nothing of days, and brings a locked window back', async () => {
    const lock = createMemoryRecords<{ readonly tries: number }>();
    await lock.put(account, 'window', { tries: 2 });
    const world = listening(
      { restorable: true, refresh: () => accepted() },
      {
        storage: { lock },
        local: createMemoryStorage({ cshow: 'true', campaignsEnabled: 'true', plan: '{"id":"3"}' }),
      },
    );
    await restore(world);
    expect(world.starts).toEqual([
      {
        user: aUser(),
        account,
        flags: { cshow: true, campaigns: true },
        fresh: false,
        endingInDays: null,
        lockTries: 2,
        plan: { id: 3, name: '' },
      },
    ]);
  });

  it('[SESS-14] is for the start alone: it asks nothing while a session runs', async () => {
    const refresh = vi.fn(() => accepted());
    const world = listening({ restorable: true, refresh });
    world.begin();
    await restore(world);
    expect(refresh).not.toHaveBeenCalled();
  });

  it.each([
    ['a 403', { ok: false, status: 403, error: null }],
    ['a 401', { ok: false, status: 401, error: null }],
  ] as const)('[SESS-14] that is refused with %s shows the sign-in, with the reason', async (_, answer) => {
    const { session } = await restore(listening({ restorable: true, refresh: () => answer }));
    expect(session).toMatchObject({ status: 'signedOut', ended: 'expired' });
  });

  it('[SESS-02] [SESS-14] with an answer that makes no sense shows the sign-in, and no toast', async () => {
    const world = listening({
      restorable: true,
      refresh: () => ({ ok: false, status: 400, error: 'ERR_NO_PERMISSION' }),
    });
    const { answer, session } = await restore(world);
    expect(restoreSession.rejected.match(answer)).toBe(true);
    expect(session).toMatchObject({ status: 'signedOut', ended: null, nextTryAt: null });
    expect(toastsOf(world)).toEqual([]);
  });

  it('[SESS-02] that fails within the client shows the sign-in and is not tried again', async () => {
    const world = listening({ restorable: true });
    vi.spyOn(world.desktop.session, 'refresh').mockRejectedValue(new Error('no bridge'));
    const { answer, session } = await restore(world);
    expect(restoreSession.rejected.match(answer)).toBe(true);
    expect(session).toMatchObject({ status: 'signedOut', nextTryAt: null });
  });

  it.each([
    ['the refresh answers without a user', { ok: true, user: null }, {}],
    ['nobody owns the token', { ok: false, status: 404, error: null }, { 'GET /auth/me': { body: '' } }],
  ] as const)('[SESS-14] shows the sign-in when %s', async (_, answer, routes) => {
    const world = listening({ restorable: true, refresh: () => answer }, { routes });
    expect((await restore(world)).session).toMatchObject({ status: 'signedOut', user: null });
    expect(world.starts).toEqual([]);
  });

  it('[SESS-17] recalls why the last session ended, at each attempt and also without a session to restore', async () => {
    const local = createMemoryStorage({ endedSession: '{"reason":"deleted","at":5}' });
    const { session } = await restore(listening({ restorable: false }, { local }));
    expect(session).toMatchObject({ status: 'signedOut', ended: 'deleted', endedAt: 5 });
    expect((await restore(listening({ restorable: false }))).session).toMatchObject({ ended: null, endedAt: null });
  });
});

describe('a sign-out', () => {
  it('[SESS-15] waits until texts are on disk, then asks the server, then ends the session', async () => {
    const steps: string[] = [];
    const world = createSessionWorld({}, { storage: { settled: async () => void steps.push('settled') } });
    vi.spyOn(world.desktop.session, 'logout').mockImplementation(async () => void steps.push('logout'));
    world.store.startListening({
      actionCreator: sessionEnded,
      effect: ({ payload }) => void steps.push(payload.reason),
    });
    world.begin();
    await world.store.dispatch(signOut());
    expect(steps).toEqual(['settled', 'logout', 'logout']);
    expect(world.details).toContainEqual({ message: 'Session ended', reason: 'logout', cause: 'sign out' });
    expect(world.callLog.discards).toBe(0);
    expect(world.logged).not.toContain('Logout call failed');
  });

  it('[SESS-15] whose call fails is written down', async () => {
    const world = createSessionWorld({});
    vi.spyOn(world.desktop.session, 'logout').mockRejectedValue(new Error('no answer'));
    world.begin();
    await world.store.dispatch(signOut());
    expect(world.details).toContainEqual({ message: 'Logout call failed', reason: 'Error: no answer' });
    expect(world.store.getState().session).toMatchObject({ status: 'signedOut', ended: 'logout' });
  });
});

describe('what the sign-in lacks', () => {
  it('[CALL-06] [CALL-08] [CALL-12] [CALL-25] is read by calls of its own', async () => {
    const world = createSessionWorld(
      {},
      {
        routes: {
          'GET /companies/7': { body: { id: 7, name: 'Casa', phone: '5511' } },
          'GET /companies/listPlan/7': { body: { id: 7, name: 'Casa', plan: { id: 3, name: 'Ouro' } } },
          'GET /companies/listPlan/8': { body: null },
          'GET /companies/listPlan/9': { body: { id: 9, name: 'Loja' } },
          'GET /settings/': { body: [{ key: 'call', value: 'enabled' }] },
        },
      },
    );
    const { dispatch } = world.store;
    expect(await dispatch(loadOwnCompany(7)).unwrap()).toMatchObject({ id: 7, phone: '5511' });
    expect(await dispatch(loadOwnPlan(7)).unwrap()).toMatchObject({ id: 3 });
    expect([await dispatch(loadOwnPlan(8)).unwrap(), await dispatch(loadOwnPlan(9)).unwrap()]).toEqual([null, null]);
    expect(await dispatch(loadSettings()).unwrap()).toMatchObject([{ key: 'call', value: 'enabled' }]);
    expect(await dispatch(loadOwnUser(10)).unwrap()).toMatchObject({ id: 10 });
  });

  it('and cannot be read is told by no toast', async () => {
    const refused = { status: 400, body: { error: 'ERR_NO_PERMISSION' } };
    const world = createSessionWorld(
      {},
      {
        routes: {
          'GET /companies/7': refused,
          'GET /companies/listPlan/7': refused,
          'GET /settings/': refused,
          'GET /users/10': failing,
        },
      },
    );
    const { dispatch } = world.store;
    await Promise.all([
      dispatch(loadOwnCompany(7)),
      dispatch(loadOwnPlan(7)),
      dispatch(loadSettings()),
      dispatch(loadOwnUser(10)),
    ]);
    expect(toastsOf(world)).toEqual([]);
  });
});

describe('the facts of the session', () => {
  it('are there during a session, and have a plain meaning outside of one', () => {
    const world = createSessionWorld({});
    const state = () => world.store.getState();
    expect([selectUser(state()), selectAccount(state()), selectPlanStatus(state())]).toEqual([null, '', 'ready']);
    expect(state().session.status).toBe('restoring');
    expect(selectSetting(state(), 'call')).toBe('disabled');
    expect(selectCan(state(), 'dashboard:view')).toBe(false);
    const company = { id: 1, name: 'Casa', settings: [{ key: 'call', value: 'enabled' } as const] };
    world.begin(aUser({ company }));
    expect([selectUser(state()), selectAccount(state()), selectPlanStatus(state())]).toEqual([
      aUser(),
      ACCOUNT,
      'idle',
    ]);
    expect(state().session.status).toBe('signedIn');
    expect(selectSetting(state(), 'call')).toBe('enabled');
    expect(selectAccessContext(state())).toEqual({
      user: aUser(),
      plan: null,
      flags: { cshow: false, campaigns: false },
    });
    expect(selectAccessContext(state())).toBe(selectAccessContext(state()));
    world.begin(aUser({ companyId: undefined, profile: 'admin' }));
    expect([selectPlanStatus(state()), selectCan(state(), 'dashboard:view')]).toEqual(['ready', true]);
  });
});
