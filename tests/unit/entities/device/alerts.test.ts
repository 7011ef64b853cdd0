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
  it('[NTV-09] [TRIAGE-03] [TRIAGE-05] start with every notice on except long waits, nothing repeated, nothing hidden, nothing quiet', () => {
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

  it('[NTV-09] are stored only when they change, and then whole', () => {
    const { store, local, chosen } = startWith(null);
    expect(chosen()).toEqual(defaultAlerts);
    expect(local.getItem('alerts')).toBeNull();
    const microphone = { id: 'm', label: 'Mesa' };
    store.dispatch(alertsChanged({ doNotDisturb: true, microphone }));
    expect(JSON.parse(local.getItem('alerts') ?? '')).toEqual({
      version: 1,
      value: { ...defaultAlerts, doNotDisturb: true, microphone },
    });
  });

  const days = defaultAlerts.quietHours.days;
  const firstDay = (facts: object) => ({ enabled: true, days: [{ ...days[0], ...facts }, ...days.slice(1)] });
  /** What the choices are after a start with this stored for one of them. */
  const read = (name: string, value: unknown): unknown =>
    (startWith(JSON.stringify({ version: 1, value: { ...defaultAlerts, [name]: value } })).chosen() as never)[name];
  const unset = { ...defaultAlerts.quietHours };

  it.each([
    ['repeatsSound', true, 'yes', false],
    ['hidesText', true, 1, false],
    ['doNotDisturb', true, null, false],
    ['speaker', { id: 'a', label: 'Fone' }, { id: 'a' }, null],
    ['speaker', null, 'Fone', null],
    ['microphone', { id: 'a', label: '' }, { label: 'Fone' }, null],
    ['quietHours', firstDay({ mode: 'never', from: 0, to: 1_439 }), firstDay({ from: -1 }), unset],
    ['quietHours', firstDay({ mode: 'hours' }), firstDay({ to: 1_440 }), unset],
    ['quietHours', firstDay({ mode: 'allDay' }), firstDay({ mode: 'sometimes' }), unset],
    ['quietHours', firstDay({}), firstDay({ from: 7.5 }), unset],
    ['quietHours', firstDay({}), { enabled: true, days: [...days, ...days] }, unset],
    ['quietHours', firstDay({}), { days }, unset],
  ])('[NTV-09] of %s are read if they are like %j, but not if they are like %j', (name, good, bad, fallback) => {
    expect(read(name, good)).toEqual(good);
    expect(read(name, bad)).toEqual(fallback);
  });

  it.each(Object.keys(defaultAlerts.kinds) as (keyof typeof defaultAlerts.kinds)[])(
    '[NTV-09] of %s are read apart from the other kinds, and part by part',
    (kind) => {
      const known = defaultAlerts.kinds[kind];
      const withKind = (choice: unknown) => ({ ...defaultAlerts.kinds, [kind]: choice });
      const chosen = { on: !known.on, sound: 'marimba' };
      expect(read('kinds', withKind(chosen))).toEqual(withKind(chosen));
      expect(read('kinds', withKind({ ...chosen, sound: null }))).toEqual(withKind({ ...chosen, sound: null }));
      expect(read('kinds', withKind({ ...chosen, sound: 'trumpet' }))).toEqual(
        withKind({ ...chosen, sound: known.sound }),
      );
      expect(read('kinds', withKind({ ...chosen, on: 'no' }))).toEqual(withKind({ ...chosen, on: known.on }));
      expect(read('kinds', withKind(7))).toEqual(defaultAlerts.kinds);
      expect(read('kinds', withKind(undefined))).toEqual(defaultAlerts.kinds);
      expect(read('kinds', 'loud')).toEqual(defaultAlerts.kinds);
    },
  );

  it('[NTV-09] start with these sounds', () => {
    const { kinds } = startWith(null).chosen();
    expect(Object.fromEntries(Object.entries(kinds).map(([kind, { sound }]) => [kind, sound]))).toEqual({
      pending: 'bell',
      longWait: 'bell',
      message: 'drop',
      transfer: 'rise',
      reminder: 'rise',
      chat: 'tap',
    });
  });
});
