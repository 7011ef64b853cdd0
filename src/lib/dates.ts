import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

const MIDNIGHT_UTC = /T00:00:00(?:\.0+)?(?:Z|\+00:?00)$/;
const DAY = 'YYYY-MM-DD';

/**
 * The calendar day a date of a server means, as `YYYY-MM-DD`, or null when it cannot be read: its UTC date when its time is
 * exactly midnight UTC, since servers store plain dates that way, otherwise its local date (SESS-06).
 */
export const calendarDay = (value: string | null | undefined): string | null => {
  if (!value || !dayjs(value).isValid()) return null;
  const isPlainDate = MIDNIGHT_UTC.test(value) || /^\d{4}-\d{2}-\d{2}$/.test(value);
  return (isPlainDate ? dayjs.utc(value) : dayjs(value)).format(DAY);
};

/** The local calendar day of a moment in ms, as `YYYY-MM-DD`. */
export const localDay = (now: number): string => dayjs(now).format(DAY);

/** Whole calendar days from the local day of `now` to `day`; negative once it is over. */
export const daysUntil = (day: string, now: number): number => dayjs.utc(day).diff(dayjs.utc(localDay(now)), 'day');

/** A calendar day as dd/MM/yyyy. */
export const formatDay = (day: string): string => dayjs.utc(day).format('DD/MM/YYYY');

/** The time of a record for a list: HH:mm when it is today, otherwise dd/MM/yyyy (TLIST-24). */
export const formatListTime = (instant: string, now: number): string =>
  dayjs(instant).isSame(dayjs(now), 'day') ? dayjs(instant).format('HH:mm') : dayjs(instant).format('DD/MM/YYYY');
