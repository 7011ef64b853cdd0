/** The quiet time of one weekday: none, all day, or from one minute to another, past midnight when `to` is not later than `from`. */
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

/** Switched off; evenings, nights and weekends once switched on. */
export const defaultQuietHours: QuietHours = {
  enabled: false,
  days: [restDay, workday, workday, workday, workday, workday, restDay],
};

const passesMidnight = ({ mode, from, to }: QuietDay): boolean => mode === 'hours' && to <= from;

const covers = (day: QuietDay, minute: number): boolean => {
  if (day.mode !== 'hours') return day.mode === 'allDay';
  return minute >= day.from && (passesMidnight(day) || minute < day.to);
};

/** Is it a quiet time? A night belongs to the day on which it began. */
export const isQuietAt = ({ enabled, days }: QuietHours, moment: Date): boolean => {
  if (!enabled) return false;
  const minute = moment.getHours() * 60 + moment.getMinutes();
  const today = days[moment.getDay()];
  const yesterday = days[(moment.getDay() + 6) % 7];
  if (today && covers(today, minute)) return true;
  return yesterday !== undefined && passesMidnight(yesterday) && minute < yesterday.to;
};

/** Consecutive days with the same hours, in a week that starts on Monday. */
export interface QuietSpan {
  /** Days as `Date.getDay()` counts them. */
  readonly first: number;
  readonly last: number;
  readonly day: QuietDay;
}

/** A week is read from Monday on; days count as `Date.getDay()` does. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

const isSame = (left: QuietDay, right: QuietDay): boolean =>
  left.mode === right.mode && (left.mode !== 'hours' || (left.from === right.from && left.to === right.to));

/** The schedule as spans, for one sentence. Days without quiet hours are left out. */
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
