import { describe, expect, it } from 'vitest';
import { alertsChanged, defaultAlerts } from '@/entities/device/alerts/alertsSlice';
import { createTestStore } from '@tests/support/createTestStore';
import { createMemoryStorage } from '@tests/support/fakes/memoryStorage';

const startWith = (stored: string | null) => {
  const local = createMemoryStorage();
  if (stored !== null) local.setItem('alerts', stored);
  const app = createTestStore({ local });
  app.begin();
  return { ...app, chosen: () => app.store.getState().alerts };
};

describe('the choices about alerts', () => {
  it('[NTV-09] start with every notice on except long waits, nothing repeated, nothing hidden, nothing quiet', () => {
    const { kinds, ...rest } = startWith(null).chosen();
    expect(Object.values(kinds).every(({ sound }) => sound !== null)).toBe(true);
    expect(Object.entries(kinds).filter(([, { on }]) => !on)).toMatchObject([['longWait', {}]]);
    expect(rest).toMatchObject({
      repeatsSound: false,
      hidesText: false,
      doNotDisturb: false,
      quietHours: { enabled: false },
      speaker: null,
      microphone: null,
    });
  });

  it('[NTV-09] stay on this computer', () => {
    const { store, local, chosen } = startWith(null);
    const quietHours = { ...chosen().quietHours, enabled: true };
    store.dispatch(alertsChanged({ hidesText: true, quietHours, speaker: { id: 'a', label: 'Fone' } }));
    const next = startWith(local.getItem('alerts')).chosen();
    expect(next).toEqual(chosen());
    expect(next).toMatchObject({ hidesText: true, quietHours: { enabled: true }, speaker: { label: 'Fone' } });
  });

  it.each([
    ['no JSON', '{'],
    ['a form nobody knows yet', JSON.stringify({ version: 99, value: { hidesText: true } })],
  ])('that are %s count as unset', (_, stored) => {
    expect(startWith(stored).chosen()).toEqual(defaultAlerts);
  });

  it('with one unreadable value keep the others', () => {
    const value = {
      hidesText: true,
      repeatsSound: 'yes',
      kinds: { message: { on: false, sound: 'trumpet' }, chat: 7 },
      quietHours: { enabled: true, days: [] },
    };
    const chosen = startWith(JSON.stringify({ version: 1, value })).chosen();
    expect(chosen).toMatchObject({ hidesText: true, repeatsSound: false, quietHours: { enabled: false } });
    expect(chosen.kinds).toEqual({ ...defaultAlerts.kinds, message: { on: false, sound: 'drop' } });
  });
});
