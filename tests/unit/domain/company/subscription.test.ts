import { describe, expect, it } from 'vitest';
import { subscriptionVerdict } from '@/domain/company/companies';

// The computer's day: noon, local time.
const today = new Date(2026, 10, 21, 12, 0).getTime();
/** A plain date as servers store it: midnight UTC. */
const stored = (day: string): string => `${day}T00:00:00.000Z`;

describe('the due date of a company', () => {
  it('[SESS-04] has passed on the day after it, and missing or unreadable dates never refuse', () => {
    expect(subscriptionVerdict(stored('2026-11-20'), today)).toEqual({ kind: 'ended', date: '20/11/2026' });
    for (const dueDate of [null, undefined, '', 'amanhã'])
      expect(subscriptionVerdict(dueDate, today).kind).toBe('valid');
  });

  it('[SESS-04] [SESS-05] names the day as dd/MM/yyyy', () => {
    expect(subscriptionVerdict(stored('2025-01-09'), today)).toEqual({ kind: 'ended', date: '09/01/2025' });
  });

  it('[SESS-06] counts calendar days: the due day itself is valid with 0 days left', () => {
    expect(subscriptionVerdict(stored('2026-11-21'), today)).toEqual({ kind: 'ending', days: 0 });
    const lateEvening = new Date(2026, 10, 21, 23, 59).getTime();
    const early = new Date(2026, 10, 21, 0, 1).getTime();
    expect(subscriptionVerdict(stored('2026-11-22'), lateEvening)).toEqual({ kind: 'ending', days: 1 });
    expect(subscriptionVerdict(stored('2026-11-20'), early).kind).toBe('ended');
  });

  it('[SESS-06] reads a date with a time by the local calendar', () => {
    const lastMinute = new Date(2026, 10, 21, 23, 59, 59).toISOString();
    const hoursAgo = new Date(2026, 10, 21, 8, 0).toISOString();
    for (const moment of [lastMinute, hoursAgo])
      expect(subscriptionVerdict(moment, today), moment).toEqual({ kind: 'ending', days: 0 });
    const lateYesterday = new Date(2026, 10, 20, 23, 59, 59).toISOString();
    expect(subscriptionVerdict(lateYesterday, today)).toEqual({ kind: 'ended', date: '20/11/2026' });
    const earlyTomorrow = new Date(2026, 10, 22, 0, 0, 1).toISOString();
    expect(subscriptionVerdict(earlyTomorrow, today)).toEqual({ kind: 'ending', days: 1 });
  });

  it('[SESS-07] warns below 5 days', () => {
    expect(subscriptionVerdict(stored('2026-11-25'), today)).toEqual({ kind: 'ending', days: 4 });
  });

  it('[SESS-07] [SESS-08] does not warn from 5 days on', () => {
    for (const day of ['2026-11-26', '2026-12-21', '2027-11-22']) {
      expect(subscriptionVerdict(stored(day), today), day).toEqual({ kind: 'valid' });
    }
  });
});
