import { calendarDay, daysUntil } from '@/lib/dates';

/** How often a company pays, with its length in months. */
export const RECURRENCES = { MENSAL: 1, BIMESTRAL: 2, TRIMESTRAL: 3, SEMESTRAL: 6, ANUAL: 12 } as const;

export type Recurrence = keyof typeof RECURRENCES;

export const DEFAULT_RECURRENCE: Recurrence = 'MENSAL';

export const isRecurrence = (word: unknown): word is Recurrence => typeof word === 'string' && word in RECURRENCES;

/** How near the end of a company's paid period is. */
export type DueAlarm = 'soon' | 'near' | 'over';

/** Days from the local day of `now` to the due date; null without a readable one. */
export const daysUntilDue = (dueDate: string | null | undefined, now: number): number | null => {
  const day = calendarDay(dueDate);
  return day === null ? null : daysUntil(day, now);
};

/** Yellow at exactly 5 days, orange from -3 to 4, red at exactly -4, otherwise nothing. */
export const dueAlarm = (days: number | null): DueAlarm | null => {
  if (days === null) return null;
  if (days === 5) return 'soon';
  if (days >= -3 && days <= 4) return 'near';
  return days === -4 ? 'over' : null;
};
