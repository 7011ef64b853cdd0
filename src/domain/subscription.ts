import { DUE_WARNING_DAYS } from './limits';
import { calendarDay, daysUntil, formatDay } from '@/lib/dates';

/** What a company's due date means at login. `date` is dd/MM/yyyy. */
export type SubscriptionVerdict =
  | { readonly kind: 'valid' }
  | { readonly kind: 'ending'; readonly days: number }
  | { readonly kind: 'ended'; readonly date: string };

/** Missing or unreadable due dates never lock anyone out; the due day itself is valid with 0 days left. */
export const subscriptionVerdict = (dueDate: string | null | undefined, now: number): SubscriptionVerdict => {
  const day = calendarDay(dueDate);
  if (day === null) return { kind: 'valid' };
  const days = daysUntil(day, now);
  if (days < 0) return { kind: 'ended', date: formatDay(day) };
  return days < DUE_WARNING_DAYS ? { kind: 'ending', days } : { kind: 'valid' };
};

/** Days between today and the end of the trial or, without a trial, of the paid period; never negative. Null without either. */
export const trialDays = (
  company: { readonly trialExpiration?: string | null; readonly dueDate?: string | null } | null,
  now: number,
): number | null => {
  const day = calendarDay(company?.trialExpiration) ?? calendarDay(company?.dueDate);
  return day === null ? null : Math.abs(daysUntil(day, now));
};
