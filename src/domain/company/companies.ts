import { calendarDay, daysBetween, daysUntil, formatDay } from '@/lib/dates';
import { DUE_WARNING_DAYS } from '../limits';

/** What a company's due date means at sign-in. `date` is dd/MM/yyyy. */
type SubscriptionVerdict =
  | { readonly kind: 'valid' }
  | { readonly kind: 'ending'; readonly days: number }
  | { readonly kind: 'ended'; readonly date: string };

/** A missing or unreadable due date never locks anyone out; the due day itself is valid, with 0 days left. */
export const subscriptionVerdict = (dueDate: string | null | undefined, now: number): SubscriptionVerdict => {
  const day = calendarDay(dueDate);
  if (day === null) return { kind: 'valid' };
  const days = daysUntil(day, now);
  if (days < 0) return { kind: 'ended', date: formatDay(day) };
  return days < DUE_WARNING_DAYS ? { kind: 'ending', days } : { kind: 'valid' };
};

/** Days between `today` and the end of the trial or, without a trial, of the paid period; never negative. Null without either. */
export const trialDays = (
  company: { readonly trialExpiration?: string | null; readonly dueDate?: string | null } | null,
  today: string,
): number | null => {
  const day = calendarDay(company?.trialExpiration) ?? calendarDay(company?.dueDate);
  return day === null ? null : Math.abs(daysBetween(today, day));
};

/** How often a company pays, with its length in months. */
export const RECURRENCES = { MENSAL: 1, BIMESTRAL: 2, TRIMESTRAL: 3, SEMESTRAL: 6, ANUAL: 12 } as const;

export type Recurrence = keyof typeof RECURRENCES;

export const DEFAULT_RECURRENCE: Recurrence = 'MENSAL';

export const isRecurrence = (word: unknown): word is Recurrence =>
  typeof word === 'string' && Object.hasOwn(RECURRENCES, word);

/** How near the end of a company's paid period is. */
export type DueAlarm = 'soon' | 'near' | 'over';

/** Days from `today` to the due date; null without a readable one. */
export const daysUntilDue = (dueDate: string | null | undefined, today: string): number | null => {
  const day = calendarDay(dueDate);
  return day === null ? null : daysBetween(today, day);
};

/** Yellow at exactly 5 days, orange from -3 to 4, red at exactly -4, otherwise nothing. */
export const dueAlarm = (days: number | null): DueAlarm | null => {
  if (days === null) return null;
  if (days === 5) return 'soon';
  if (days >= -3 && days <= 4) return 'near';
  return days === -4 ? 'over' : null;
};
