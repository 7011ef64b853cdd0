/** One day of the week: nothing, all of it, or from one minute of the day to another, past midnight when `to` is not later. */
export interface QuietDay {
  readonly mode: 'never' | 'hours' | 'allDay';
  /** Minutes since midnight. Kept while another mode is chosen, so that switching back restores them. */
  readonly from: number;
  readonly to: number;
}

/** Do-not-disturb hours by day of the week, indexed like `Date.getDay()`: Sunday first. */
export interface QuietHours {
  readonly enabled: boolean;
  readonly days: readonly QuietDay[];
}

const EVENING = 18 * 60;
const MORNING = 8 * 60;

const workday: QuietDay = { mode: 'hours', from: EVENING, to: MORNING };
const restDay: QuietDay = { mode: 'allDay', from: EVENING, to: MORNING };

/** Off; once switched on, evenings, nights and weekends. */
export const defaultQuietHours: QuietHours = {
  enabled: false,
  days: [restDay, workday, workday, workday, workday, workday, restDay],
};

const passesMidnight = ({ mode, from, to }: QuietDay): boolean => mode === 'hours' && to <= from;

const covers = (day: QuietDay, minute: number): boolean => {
  if (day.mode !== 'hours') return day.mode === 'allDay';
  return minute >= day.from && (passesMidnight(day) || minute < day.to);
};

/** Is it a quiet time? The night belongs to the day it began on. */
export const isQuietAt = ({ enabled, days }: QuietHours, moment: Date): boolean => {
  if (!enabled) return false;
  const minute = moment.getHours() * 60 + moment.getMinutes();
  const today = days[moment.getDay()];
  const yesterday = days[(moment.getDay() + 6) % 7];
  if (today && covers(today, minute)) return true;
  return yesterday !== undefined && passesMidnight(yesterday) && minute < yesterday.to;
};

/** Days in a row with the same hours, from Monday on as a week is read. */
export interface QuietSpan {
  /** Days as `Date.getDay()` counts them. */
  readonly first: number;
  readonly last: number;
  readonly day: QuietDay;
}

const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

const isSame = (left: QuietDay, right: QuietDay): boolean =>
  left.mode === right.mode && (left.mode !== 'hours' || (left.from === right.from && left.to === right.to));

/** The schedule as one sentence. Days without quiet hours are left out. */
export const quietSpans = ({ days }: QuietHours): QuietSpan[] => {
  const spans: QuietSpan[] = [];
  for (const index of WEEK) {
    const day = days[index];
    const open = spans.at(-1);
    if (!day) continue;
    if (open && isSame(open.day, day)) spans[spans.length - 1] = { ...open, last: index };
    else spans.push({ first: index, last: index, day });
  }
  return spans.filter(({ day }) => day.mode !== 'never');
};
