import { describe, expect, it } from 'vitest';
import { defaultPreferences, preferencesChanged } from '@/entities/device/preferences/preferences';
import { restoreSession } from '@/entities/session/restoreSession';
import { sessionEnded } from '@/entities/session/sessionActions';
import { createTestStore } from '@tests/support/createTestStore';
import { createFakeDesktop } from '@tests/support/fakes/fakeDesktop';
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

  it('stay on this computer after the session', () => {
    const { store, local, chosen } = startWith(null);
    store.dispatch(preferencesChanged({ sendKey: 'shiftEnter' }));
    store.dispatch(preferencesChanged({ opensNext: true }));
    store.dispatch(sessionEnded({ reason: 'expired' }));
    expect(chosen()).toEqual({
      sendKey: 'shiftEnter',
      opensNext: true,
      volume: 1,
      waiting: null,
      lockAfter: null,
      deployedWaiting: null,
      deployedLock: null,
    });
    expect(startWith(local.getItem('preferences')).chosen()).toEqual({
      sendKey: 'shiftEnter',
      opensNext: true,
      volume: 1,
      waiting: null,
      lockAfter: null,
      deployedWaiting: null,
      deployedLock: null,
    });
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

  it('[DESK-19] stand beside the flags of the company, which a restart reads again though the settings get no answer', async () => {
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
});
