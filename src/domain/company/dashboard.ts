import type { TicketsOfDay } from '@/protocol/records/dashboard';
import { daysFrom, formatDay } from '@/lib/dates';

/** The filter as the user filled it in; days are yyyy-MM-dd, or empty for none. */
export type DashboardFilter =
  | { readonly type: 'date'; readonly from: string; readonly to: string }
  | { readonly type: 'period'; readonly days: number | null };

/** The choices of the period select besides none, days. */
export const PERIOD_DAYS: readonly number[] = [3, 7, 15, 30, 60, 90];

/** The parameters a filter sends; null when it has none. */
export const dashboardParams = (
  filter: DashboardFilter,
): { readonly days?: number; readonly date_from?: string; readonly date_to?: string } | null => {
  if (filter.type === 'period') return filter.days === null ? null : { days: filter.days };
  const { from, to } = filter;
  return from === '' && to === '' ? null : { ...(from && { date_from: from }), ...(to && { date_to: to }) };
};

const MOST_STARS = 3;

/** Servers send a mean from 0 to 5; it is shown as 0 to 3 stars, where 0 means no rating. */
export const starsOf = (mean: number): number => Math.min(MOST_STARS, Math.max(0, Math.round(mean)));

const HOUR = 60;

/** Minutes as `HH h mm m`: 125 reads `02 h 05 m`. */
export const formatMinutes = (minutes: number): string => {
  const whole = Math.max(0, Math.round(minutes));
  const pair = (value: number): string => String(value).padStart(2, '0');
  return `${pair(Math.floor(whole / HOUR))} h ${pair(whole % HOUR)} m`;
};

const dayKey = (day: string): string => day.split('/').toReversed().join('');

/** The bars in order of time; servers order days as text. */
export const inTimeOrder = (bars: readonly TicketsOfDay[]): TicketsOfDay[] =>
  bars.toSorted(
    (left, right) =>
      (left.horario ?? 0) - (right.horario ?? 0) || dayKey(left.data ?? '').localeCompare(dayKey(right.data ?? '')),
  );

/** A chart with more days than this would be unreadable. */
const MOST_FILLED_DAYS = 366;

/**
 * Adds the bars that servers leave out because they count 0: every day from `first` to `last` (`YYYY-MM-DD`) or, for a single
 * day, every hour between the first and the last that has one. An answer without any bar stays empty.
 */
export const withGaps = (bars: readonly TicketsOfDay[], first: string, last: string): readonly TicketsOfDay[] => {
  const hours = bars.flatMap(({ horario }) => horario ?? []);
  if (hours.length > 0) {
    const from = Math.min(...hours);
    const missing = Array.from({ length: Math.max(...hours) - from }, (_, step) => from + step);
    return [...bars, ...missing.filter((hour) => !hours.includes(hour)).map((horario) => ({ horario, total: 0 }))];
  }
  const days = bars.length > 0 ? daysFrom(first, last) : [];
  if (days.length > MOST_FILLED_DAYS) return bars;
  const known = new Set(bars.map(({ data }) => data));
  return [
    ...bars,
    ...days
      .map(formatDay)
      .filter((day) => !known.has(day))
      .map((data) => ({ data, total: 0 })),
  ];
};

const STEPS = [1, 2, 5];

/** Four or five marks of a scale from 0 to at least `most`, at round numbers. */
export const scaleMarks = (most: number): number[] => {
  const rough = Math.max(1, most / 4);
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = magnitude * (STEPS.find((factor) => factor * magnitude >= rough) ?? 10);
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, place) => place * step);
};
