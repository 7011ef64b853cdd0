import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { valuesIn } from '@/entities/base/idTable';
import { restoreSession } from '@/entities/session/restoreSession';
import { sessionEnded } from '@/entities/session/sessionActions';
import { selectAccount, selectIsAuthenticated } from '@/entities/session/sessionSelectors';
import { signIn } from '@/entities/session/signIn';
import { signOut } from '@/entities/session/signOut';
import { socketTokenExpired } from '@/realtime/socketActions';
import { serverEvents } from '@/realtime/serverEvents';
import { selectToasts } from '@/store/toasts';
import { createFakeDesktop } from '@tests/support/fakes/fakeDesktop';
import { createTestStore } from '@tests/support/createTestStore';
import { aCompany, accepted, createSessionWorld, toastsOf } from '@tests/support/sessionWorld';
import { createMemoryStorage } from '@tests/support/fakes/memoryStorage';
import { aDraft, anOutboxEntry, aTicket, aUser } from '@tests/support/records';
import { hold } from '@tests/support/hold';

const NOW = new Date(2026, 10, 21, 12, 0).getTime();
const credentials = { email: 'ana@demo.balcao', password: 'demo1234' };

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

describe('login', () => {
  it('[CALL-01] [SESS-01] stores the ids, and no token', async () => {
    const world = createSessionWorld({ login: () => accepted() });
    await world.store.dispatch(signIn(credentials));
    expect(world.local.getItem('userId')).toBe('10');
    expect(world.local.getItem('companyId')).toBe('1');
    expect(world.callLog.logins).toEqual([credentials]);
    expect(JSON.stringify(world.store.getState())).not.toContain('token');
  });

  it('[SESS-02] is loading while it runs and authenticated afterwards', async () => {
    const world = createSessionWorld({ login: () => accepted() });
    const running = world.store.dispatch(signIn(credentials));
    expect(world.store.getState().session.status).toBe('signingIn');
    expect(selectIsAuthenticated(world.store.getState())).toBe(false);
    await running;
    expect(selectIsAuthenticated(world.store.getState())).toBe(true);
  });

  it('[CALL-01] [SESS-04][SESS-05] is refused the day after the due date: nothing is stored, no call is made, the toast names the day', async () => {
    const world = createSessionWorld({ login: () => accepted({ company: aCompany('2026-11-20T00:00:00.000Z') }) });
    await world.store.dispatch(signIn(credentials));
    await settle();
    expect(selectIsAuthenticated(world.store.getState())).toBe(false);
    expect(world.callLog.discards).toBe(1);
    expect(world.local.length).toBe(0);
    expect(world.calls).toEqual([]);
    expect(toastsOf(world)).toEqual([{ textKey: 'notices:session.subscriptionEnded', values: { date: '20/11/2026' } }]);
  });

  it("[SESS-04] is not refused for the company's status or a missing due date", async () => {
    const world = createSessionWorld({ login: () => accepted({ company: { ...aCompany(null), status: false } }) });
    await world.store.dispatch(signIn(credentials));
    expect(selectIsAuthenticated(world.store.getState())).toBe(true);
  });

  it.each([
    ['[SESS-06][SESS-07][SESS-09] 0 days on the due day itself', '2026-11-21', 0],
    ['[SESS-07][SESS-09] 1 day before', '2026-11-22', 1],
    ['[SESS-07] 4 days before', '2026-11-25', 4],
  ])('[CALL-01] %s: succeeds with a warning', async (_, day, count) => {
    const world = createSessionWorld({ login: () => accepted({ company: aCompany(`${day}T00:00:00.000Z`) }) });
    await world.store.dispatch(signIn(credentials));
    expect(selectIsAuthenticated(world.store.getState())).toBe(true);
    expect(selectToasts(world.store.getState())).toMatchObject([
      { kind: 'warning', textKey: 'notices:session.subscriptionEnding', values: { count } },
    ]);
  });

  it('[SESS-07] [SESS-08] 5 days before: no warning', async () => {
    const world = createSessionWorld({ login: () => accepted({ company: aCompany('2026-11-26T00:00:00.000Z') }) });
    await world.store.dispatch(signIn(credentials));
    expect(toastsOf(world)).toEqual([]);
  });

  it('[SESS-02] [SESS-10] [SIGN-12] a 401 of the login itself is a refused password, not the end of a session', async () => {
    const world = createSessionWorld({ login: () => ({ ok: false, status: 401, error: 'ERR_USER_DONT_EXISTS' }) });
    await world.store.dispatch(signIn(credentials));
    expect(toastsOf(world)).toEqual([{ textKey: 'errors:ERR_INVALID_CREDENTIALS' }]);
    expect(world.store.getState().session).toMatchObject({ status: 'signedOut', ended: null });
  });
});

describe("the company's flags", () => {
  const setting = (value: string) => ({ key: 'campaignsEnabled', value });

  it("[SESS-20] [DESK-19] campaignsEnabled 'true' is stored, with cshow beside it", async () => {
    const world = createSessionWorld({ login: () => accepted({ company: aCompany(null, [setting('true')]) }) });
    await world.store.dispatch(signIn(credentials));
    expect(world.local.getItem('campaignsEnabled')).toBe('true');
    expect(world.local.getItem('cshow')).toBe('true');
    expect(world.store.getState().session.flags).toEqual({ cshow: true, campaigns: true });
  });

  it.each([[[setting('false')]], [[setting('True')]], [[{ key: 'scheduleType', value: 'true' }]], [[]]])(
    '[SESS-20] %j is not',
    async (settings) => {
      const world = createSessionWorld({ login: () => accepted({ company: aCompany(null, settings) }) });
      await world.store.dispatch(signIn(credentials));
      await settle();
      expect(world.local.getItem('campaignsEnabled')).toBeNull();
      expect(world.store.getState().session.flags.campaigns).toBe(false);
    },
  );

  it.each([
    [[setting('true')], 'true'],
    [[setting('false')], null],
    [[setting('enabled')], null],
    [[setting('TRUE')], null],
    [[{ key: 'scheduleType', value: 'true' }], null],
    [[], null],
  ])('[SESS-20] at a restore GET /settings/ decides: %j stores %s', async (settings, stored) => {
    const routes = { 'GET /settings/': { body: settings } };
    const world = createSessionWorld(
      { restorable: true, refresh: () => accepted({ company: { id: 1, name: 'x' } }) },
      // The last session's flag is still there.
      { routes, local: createMemoryStorage({ campaignsEnabled: 'true' }) },
    );
    await world.store.dispatch(restoreSession({ attempt: 0 }));
    await settle();
    expect(world.local.getItem('campaignsEnabled')).toBe(stored);
    expect(world.store.getState().session.flags.campaigns).toBe(stored === 'true');
  });
});

describe('the end of a session', () => {
  const kept = {
    theme: 'dark',
    volume: '0.5',
    tasks: '[{"id":"1","text":"Ligar"}]',
    language: 'en',
    preferences: '{"version":1,"value":{}}',
    serverUrl: 'https://api.example.com',
  };
  const dropped = { cshow: 'true', campaignsEnabled: 'true', userId: '10', companyId: '1', plan: '' };
  const routes = { 'GET /companies/listPlan/1': { body: { id: 1, name: 'Casa', plan: { id: 3, name: 'Ouro' } } } };

  const signedIn = async (told: Parameters<typeof createSessionWorld>[0] = {}) => {
    const world = createSessionWorld(
      { login: () => accepted(), ...told },
      { local: createMemoryStorage({ ...kept, ...dropped }), routes },
    );
    await world.store.dispatch(signIn(credentials));
    await settle();
    expect(world.local.getItem('plan')).toContain('Ouro');
    const account = selectAccount(world.store.getState());
    const { drafts, outbox, files } = world.services.storage;
    await drafts.put(account, '1', aDraft({ text: 'Já vejo' }));
    await outbox.put(account, 'a', anOutboxEntry());
    await files.put(account, 'f', { id: 'f', content: new Blob(['x']), storedAt: NOW });
    world.store.dispatch(serverEvents.ticket({ action: 'update', record: aTicket() }));
    return { ...world, account };
  };
  const expectCleared = async ({ local, store, services, account }: Awaited<ReturnType<typeof signedIn>>) => {
    for (const key of Object.keys(dropped)) expect(local.getItem(key)).toBeNull();
    for (const [key, value] of Object.entries(kept)) expect(local.getItem(key)).toBe(value);
    expect(valuesIn(store.getState().tickets.byId)).toHaveLength(0);
    // What the user wrote belongs to the account, not to the session.
    expect(await services.storage.drafts.readAll(account)).toMatchObject([{ text: 'Já vejo' }]);
    expect(await services.storage.outbox.readAll(account)).toMatchObject([{ body: 'Oi' }]);
    expect(await services.storage.files.readAll(account)).toHaveLength(1);
  };

  it('[CALL-03] [SESS-15][SESS-18][DESK-10][TOP-10] logout calls the server, clears ids, flags and fetched data, and keeps the user’s choices and words', async () => {
    const world = await signedIn();
    await world.store.dispatch(signOut());
    expect(world.callLog.logouts).toBe(1);
    expect(world.store.getState().session.status).toBe('signedOut');
    await expectCleared(world);
  });

  it('[CALL-03] [SESS-15] [TOP-10] logout works whatever the result of its call', async () => {
    const world = await signedIn();
    vi.spyOn(world.desktop.session, 'logout').mockRejectedValue(new Error('no answer'));
    await world.store.dispatch(signOut());
    expect(world.store.getState().session.status).toBe('signedOut');
  });

  it('[SESS-10][SESS-18][DESK-10] a 401 clears the same and drops the token', async () => {
    const world = await signedIn();
    world.store.dispatch(sessionEnded({ reason: 'expired' }));
    await settle();
    expect(world.callLog.discards).toBe(1);
    expect(world.store.getState().session).toMatchObject({ status: 'signedOut', user: null, ended: 'expired' });
    await expectCleared(world);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(world.callLog.reloads).toBe(0);
  });

  const loginOf = (id: number) => serverEvents.auth({ action: 'update', record: { id, email: 'a@b.c', companyId: 1 } });

  it('[SESS-16][SESS-18][RT-18][DESK-10][DESK-18][OFF-08] a login elsewhere says so, clears, and reloads after 1000 ms', async () => {
    const world = await signedIn();
    world.store.dispatch(loginOf(10));
    await settle();
    expect(selectToasts(world.store.getState())).toMatchObject([
      { kind: 'warning', textKey: 'notices:session.elsewhere' },
    ]);
    expect(world.callLog.discards).toBe(1);
    await expectCleared(world);
    await vi.advanceTimersByTimeAsync(999);
    expect(world.callLog.reloads).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(world.callLog.reloads).toBe(1);
  });

  it("[SESS-17] [RT-18] another user's login ends nothing", async () => {
    const world = await signedIn();
    world.store.dispatch(loginOf(11));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(selectIsAuthenticated(world.store.getState())).toBe(true);
    expect(world.callLog.reloads).toBe(0);
  });

  it('[SESS-19] [DESK-18] [OFF-08] an expired socket token reloads after 1000 ms and keeps the session', async () => {
    const world = await signedIn();
    world.store.dispatch(socketTokenExpired());
    await vi.advanceTimersByTimeAsync(999);
    expect(world.callLog.reloads).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(world.callLog.reloads).toBe(1);
    expect(selectIsAuthenticated(world.store.getState())).toBe(true);
  });

  it.each([
    ['[OFF-08] because the account was used elsewhere', loginOf(10)],
    ['[OFF-08] [SESS-19] because of an expired socket token', socketTokenExpired()],
  ])('%s a forced reload waits until drafts and texts are on disk', async (_, cause) => {
    const fake = createFakeDesktop({ login: () => accepted() });
    const { held: writing, release: finish } = hold();
    const world = createTestStore({ desktop: fake.desktop, storage: { settled: () => writing } });
    world.begin();
    world.store.dispatch(cause);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(fake.callLog.reloads).toBe(0);
    finish();
    await settle();
    expect(fake.callLog.reloads).toBe(1);
  });

  it('[SEC-08] an answer that arrives after the end is not shown', async () => {
    const world = createSessionWorld(
      {},
      { routes: { 'GET /tickets': { body: { tickets: [aTicket()], count: 1, hasMore: false } } } },
    );
    world.begin();
    world.store.dispatch(sessionEnded({ reason: 'logout' }));
    world.begin(aUser({ id: 11 }));
    await settle();
    world.store.dispatch(sessionEnded({ reason: 'logout' }));
    await settle();
    const { tickets, session } = world.store.getState();
    expect([valuesIn(tickets.byId), session.planStatus]).toEqual([[], 'idle']);
  });
});
