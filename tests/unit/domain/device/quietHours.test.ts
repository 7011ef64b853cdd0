import { describe, expect, it } from 'vitest';
import { defaultQuietHours, isQuietAt, quietSpans, type QuietDay, type QuietHours } from '@/domain/device/quietHours';

const never: QuietDay = { mode: 'never', from: 0, to: 0 };
const allDay: QuietDay = { ...never, mode: 'allDay' };
const hours = (from: number, to: number): QuietDay => ({ mode: 'hours', from: from * 60, to: to * 60 });

/** The same days Monday to Friday. */
const week = (workday: QuietDay, saturday = never, sunday = never): QuietHours => ({
  enabled: true,
  days: [sunday, workday, workday, workday, workday, workday, saturday],
});

/** 2026-11-23 is a Monday. */
const at = (day: number, time: string): Date => new Date(`2026-11-${day}T${time}:00`);
const [MONDAY, FRIDAY, SATURDAY, SUNDAY] = [23, 27, 28, 29];

describe('do-not-disturb by a weekly schedule', () => {
  it.each([
    ['before it begins', week(hours(12, 13)), at(MONDAY, '11:59'), false],
    ['when it begins', week(hours(12, 13)), at(MONDAY, '12:00'), true],
    ['in its last minute', week(hours(12, 13)), at(MONDAY, '12:59'), true],
    ['when it ends', week(hours(12, 13)), at(MONDAY, '13:00'), false],
    ['in the evening', week(hours(18, 8)), at(MONDAY, '18:00'), true],
    ['in the night that follows', week(hours(18, 8)), at(MONDAY + 1, '07:59'), true],
    ['in the morning after', week(hours(18, 8)), at(MONDAY + 1, '08:00'), false],
    ['in the night before the first day', week(hours(18, 8)), at(MONDAY, '07:59'), false],
    ['in the night after Friday', week(hours(18, 8)), at(SATURDAY, '07:59'), true],
    ['on a free day', week(hours(18, 8)), at(SATURDAY, '08:00'), false],
    ['on a whole day', week(never, allDay), at(SATURDAY, '00:00'), true],
    ['after a whole day', week(never, allDay), at(SUNDAY, '00:00'), false],
    ['from an hour to the same one', week(hours(9, 9)), at(FRIDAY, '09:00'), true],
    ['while it is switched off', { ...week(allDay), enabled: false }, at(MONDAY, '12:00'), false],
  ] as const)('[NTV-09] %s', (_, schedule, moment, isQuiet) => {
    expect(isQuietAt(schedule, moment)).toBe(isQuiet);
  });

  it('[NTV-09] starts switched off, with evenings, nights and weekends preset', () => {
    expect(isQuietAt(defaultQuietHours, at(SUNDAY, '12:00'))).toBe(false);
    const on = { ...defaultQuietHours, enabled: true };
    expect(['17:59', '18:00', '23:59'].map((time) => isQuietAt(on, at(MONDAY, time)))).toEqual([false, true, true]);
    expect(isQuietAt(on, at(SATURDAY, '12:00'))).toBe(true);
  });

  it('is described in spans from Monday on, without days that have no quiet hours', () => {
    const spans = (schedule: QuietHours) => quietSpans(schedule).map(({ first, last, day }) => [first, last, day.mode]);
    expect(spans(defaultQuietHours)).toEqual([
      [1, 5, 'hours'],
      [6, 0, 'allDay'],
    ]);
    expect(spans(week(never))).toEqual([]);
    expect(spans(week(allDay, allDay, allDay))).toEqual([[1, 0, 'allDay']]);
  });
});

describe('hours that differ', () => {
  const spans = (days: readonly QuietDay[]) =>
    quietSpans({ enabled: true, days }).map(({ first, last }) => [first, last]);
  const [early, late] = [hours(18, 8), hours(20, 8)];

  it('are spans of their own, by their start or their end', () => {
    expect(spans([never, early, early, late, late, hours(20, 9), never])).toEqual([
      [1, 2],
      [3, 4],
      [5, 5],
    ]);
  });

  it('a whole day is one whatever hours it remembers, and so is a day without any', () => {
    expect(spans([allDay, { ...allDay, from: 60 }, allDay, never, never, never, allDay])).toEqual([
      [1, 2],
      [6, 0],
    ]);
  });

  it('[NTV-09] a whole day does not go on in the next morning, and neither does a day without hours', () => {
    const monday = new Date('2026-11-23T00:00:00');
    const friday = { mode: 'allDay', from: 18 * 60, to: 8 * 60 } as const;
    expect(isQuietAt({ enabled: true, days: [friday, never, never, never, never, never, never] }, monday)).toBe(false);
    const off = { ...friday, mode: 'never' } as const;
    expect(isQuietAt({ enabled: true, days: [off, never, never, never, never, never, never] }, monday)).toBe(false);
    expect(isQuietAt({ enabled: true, days: [hours(9, 17), never, never, never, never, never, never] }, monday)).toBe(
      false,
    );
  });

  it('a week with missing days has no quiet time on them', () => {
    expect(isQuietAt({ enabled: true, days: [] }, new Date('2026-11-23T12:00:00'))).toBe(false);
    expect(quietSpans({ days: [], enabled: true })).toEqual([]);
  });
});
