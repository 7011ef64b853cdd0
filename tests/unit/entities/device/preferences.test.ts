import { describe, expect, it } from 'vitest';
import { WAITING_LIMITS } from '@/domain/conversations/waiting';
import { defaultPreferences, preferencesChanged, selectWaitingLimits } from '@/entities/device/preferences/preferences';
import { restoreSession } from '@/entities/session/restoreSession';
import { sessionEnded } from '@/entities/session/sessionActions';
import { createTestStore } from '@tests/support/createTestStore';
import { createFakeDesktop } from '@tests/support/fakes/fakeDesktop';
import { createFakeSystem } from '@tests/support/fakes/fakeSystem';
import { eventually } from '@tests/support/eventually';
import { createMemoryStorage } from '@tests/support/fakes/memoryStorage';
import { aUser } from '@tests/support/records';

const startWith = (stored: string | null) => {
  const local = createMemoryStorage();
  if (stored !== null) local.setItem('preferences', stored);
  const app = createTestStore({ local });
  app.begin();
  return { ...app, chosen: () => app.store.getState().preferences };
};

describe('preferences', () => {
  it('[KEY-04][KEY-06] start with Enter sending and no ticket opening automatically', () => {
    expect(startWith(null).chosen()).toEqual({
      sendKey: 'enter',
      opensNext: false,
      volume: 1,
      waiting: null,
      lockAfter: null,
      deployedWaiting: null,
      deployedLock: null,
    });
  });

  it('[KEY-04] [KEY-06] stay on this computer after the session', () => {
    const { store, local, chosen } = startWith(null);
    store.dispatch(preferencesChanged({ sendKey: 'shiftEnter' }));
    store.dispatch(preferencesChanged({ opensNext: true }));
    store.dispatch(sessionEnded({ reason: 'expired' }));
    const kept = {
      sendKey: 'shiftEnter',
      opensNext: true,
      volume: 1,
      waiting: null,
      lockAfter: null,
      deployedWaiting: null,
      deployedLock: null,
    };
    expect(chosen()).toEqual(kept);
    expect(startWith(local.getItem('preferences')).chosen()).toEqual(kept);
  });

  it.each([
    ['no JSON', '{'],
    ['another shape', '[1]'],
    ['a form nobody knows yet', JSON.stringify({ version: 99, value: { opensNext: true } })],
  ])('that are %s count as unset', (_, stored) => {
    expect(startWith(stored).chosen()).toMatchObject(defaultPreferences);
  });

  it('with one unreadable value keep the others', () => {
    const stored = JSON.stringify({ version: 1, value: { sendKey: 'space', opensNext: true } });
    expect(startWith(stored).chosen()).toEqual({
      sendKey: 'enter',
      opensNext: true,
      volume: 1,
      waiting: null,
      lockAfter: null,
      deployedWaiting: null,
      deployedLock: null,
    });
  });

  it('[TOP-06][DESK-19] keep the volume under its own key, restored at the next start', () => {
    const { store, local } = startWith(null);
    store.dispatch(preferencesChanged({ volume: 0.3 }));
    expect(local.getItem('volume')).toBe('0.3');
    const next = createTestStore({ local });
    next.begin();
    expect(next.store.getState().preferences.volume).toBe(0.3);
  });

  it('[DESK-19] [SESS-20] [MENU-12] stand beside the flags of the company, which a restart reads again though the settings get no answer', async () => {
    const local = createMemoryStorage({ cshow: 'true', campaignsEnabled: 'true', volume: '0.3' });
    const { desktop } = createFakeDesktop({ restorable: true, refresh: () => ({ ok: true, user: aUser() }) });
    const { store } = createTestStore({ desktop, local, routes: { 'GET /settings/': { status: 500, body: {} } } });
    await store.dispatch(restoreSession({ attempt: 0 }));
    expect(store.getState().session.flags).toEqual({ cshow: true, campaigns: true });
    expect(store.getState().preferences.volume).toBe(0.3);
  });

  it.each(['1.5', '-0.1', 'loud', 'null'])('[TOP-06] a stored volume of %s falls back to the default', (stored) => {
    const local = createMemoryStorage();
    local.setItem('volume', stored);
    const app = createTestStore({ local });
    app.begin();
    expect(app.store.getState().preferences.volume).toBe(1);
  });

  it('[TOP-06] a stored volume may be silent or the loudest', () => {
    for (const volume of [0, 1]) {
      const local = createMemoryStorage({ volume: String(volume) });
      const app = createTestStore({ local });
      app.begin();
      expect(app.store.getState().preferences.volume).toBe(volume);
    }
  });

  it('are stored whole, the volume apart from them and the settings of the administrator not at all', async () => {
    const system = createFakeSystem({ state: { waitingLimits: { amber: 2, red: 4 }, lockMinutes: 10 } }).system;
    const local = createMemoryStorage();
    const { store, begin } = createTestStore({ local, desktop: createFakeDesktop({ system }).desktop });
    begin();
    await eventually(() => expect(store.getState().preferences.deployedLock).toBe(10));
    expect([local.getItem('preferences'), local.getItem('volume')]).toEqual([null, null]);
    store.dispatch(preferencesChanged({ waiting: { amber: 1, red: 3 }, lockAfter: 5 }));
    expect(JSON.parse(local.getItem('preferences') ?? '')).toEqual({
      version: 1,
      value: { sendKey: 'enter', opensNext: false, waiting: { amber: 1, red: 3 }, lockAfter: 5 },
    });
    expect(local.getItem('volume')).toBe('1');
  });

  it.each([
    ['sendKey', 'shiftEnter', 'space', 'enter'],
    ['opensNext', true, 'yes', false],
    ['waiting', { amber: 1, red: 2 }, { amber: 2, red: 2 }, null],
    ['waiting', { amber: 1, red: 2 }, { amber: 1 }, null],
    ['waiting', null, 'soon', null],
    ['lockAfter', 15, 7, null],
    ['lockAfter', null, '15', null],
  ] as const)('of %s are read if they are like %j, but not if they are like %j', (name, good, bad, fallback) => {
    const others = { sendKey: 'shiftEnter', opensNext: true, waiting: { amber: 3, red: 9 }, lockAfter: 60 };
    for (const [stored, read] of [
      [good, good],
      [bad, fallback],
    ] as const) {
      const value = { ...others, [name]: stored };
      expect(startWith(JSON.stringify({ version: 1, value })).chosen()).toMatchObject({ ...others, [name]: read });
    }
  });

  it('[TRIAGE-01] of the user about waiting come before those of the administrator, and these before the product’s', async () => {
    const deployed = { amber: 2, red: 4 };
    const system = createFakeSystem({ state: { waitingLimits: deployed, lockMinutes: null } }).system;
    const { store, begin } = createTestStore({ desktop: createFakeDesktop({ system }).desktop });
    const limits = () => selectWaitingLimits(store.getState());
    expect(limits()).toEqual(WAITING_LIMITS);
    begin();
    await eventually(() => expect(limits()).toEqual(deployed));
    store.dispatch(preferencesChanged({ waiting: { amber: 1, red: 9 } }));
    expect(limits()).toEqual({ amber: 1, red: 9 });
    store.dispatch(preferencesChanged({ waiting: null }));
    expect(limits()).toEqual(deployed);
  });

  it('work without the settings of the administrator, whose failure is in the log', async () => {
    const { system } = createFakeSystem();
    const broken = { ...system, state: () => Promise.reject(new Error('no bridge')) };
    const { store, begin, details } = createTestStore({ desktop: createFakeDesktop({ system: broken }).desktop });
    begin();
    await eventually(() =>
      expect(details).toContainEqual({
        message: 'The settings of the administrator could not be read',
        reason: 'Error: no bridge',
      }),
    );
    expect(store.getState().preferences).toEqual({ ...defaultPreferences, deployedWaiting: null, deployedLock: null });
  });
});
