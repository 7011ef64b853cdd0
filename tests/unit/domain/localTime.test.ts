import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trialDueDate } from '@/domain/company/signUp';
import { reminderMoment, type ReminderChoice } from '@/domain/conversations/reminders';
import { isQuietAt, type QuietDay } from '@/domain/device/quietHours';

/** Where UTC is the local time, as on the machines that build, the two cannot be told apart. */
describe('in a place whose time is not UTC', () => {
  beforeEach(() => void vi.stubEnv('TZ', 'America/Sao_Paulo'));
  afterEach(() => void vi.unstubAllEnvs());

  it('[NTV-09] quiet hours go by the clock and the day of that place', () => {
    const never: QuietDay = { mode: 'never', from: 0, to: 0 };
    const noon: QuietDay = { mode: 'hours', from: 12 * 60, to: 13 * 60 };
    const sunday: QuietDay = { ...never, mode: 'allDay' };
    const schedule = { enabled: true, days: [sunday, noon, never, never, never, never, never] };
    const isQuiet = (moment: string) => isQuietAt(schedule, new Date(moment));
    // 22 November 2026 is a Sunday.
    expect(['23T14:59', '23T15:00', '23T15:59', '23T16:00'].map((time) => isQuiet(`2026-11-${time}:00Z`))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(['22T02:59', '22T03:00', '23T02:59', '23T03:00'].map((time) => isQuiet(`2026-11-${time}:00Z`))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it.each<[ReminderChoice, string]>([
    ['hour', '2026-11-23T02:30:00.000Z'],
    ['today', '2026-11-22T20:00:00.000Z'],
    ['tomorrow', '2026-11-23T11:00:00.000Z'],
    ['monday', '2026-11-23T11:00:00.000Z'],
  ])('[TRIAGE-05] the reminder choice "%s" is due by the clock of that place', (choice, due) => {
    const now = Date.parse(choice === 'today' ? '2026-11-22T19:59:59.000Z' : '2026-11-23T01:30:00.000Z');
    expect(new Date(reminderMoment(choice, now) ?? 0).toISOString()).toBe(due);
  });

  it('[SIGN-07] a trial ends with the third day there, and says its offset', () => {
    expect(trialDueDate(Date.parse('2026-11-22T01:00:00.000Z'))).toBe('2026-11-24T23:59:59-03:00');
  });
});
