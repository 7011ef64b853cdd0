import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

const MIDNIGHT_UTC = /T00:00:00(?:\.0+)?(?:Z|\+00:?00)$/;
const DAY = 'YYYY-MM-DD';

/**
 * The calendar day of a server's date, as `YYYY-MM-DD`; null when it cannot be read. A time of exactly midnight UTC gives the
 * UTC date, since servers store plain dates that way; any other gives the local date.
 */
export const calendarDay = (value: string | null | undefined): string | null => {
  if (!value || !dayjs(value).isValid()) return null;
  const isPlainDate = MIDNIGHT_UTC.test(value) || /^\d{4}-\d{2}-\d{2}$/.test(value);
  return (isPlainDate ? dayjs.utc(value) : dayjs(value)).format(DAY);
};

/** The local calendar day of a moment in ms, as `YYYY-MM-DD`. */
export const localDay = (now: number): string => dayjs(now).format(DAY);

/** Whole days from one calendar day to another, both as `YYYY-MM-DD`; negative when the other is earlier. */
export const daysBetween = (from: string, to: string): number => dayjs.utc(to).diff(dayjs.utc(from), 'day');

/** Whole calendar days from the local day of `now` to `day`; negative for a past day. */
export const daysUntil = (day: string, now: number): number => daysBetween(localDay(now), day);

/** The calendar day `days` before another, both as `YYYY-MM-DD`. */
export const dayBefore = (day: string, days: number): string => dayjs.utc(day).subtract(days, 'day').format(DAY);

/** Every calendar day from `first` to `last`, both included, as `YYYY-MM-DD`. */
export const daysFrom = (first: string, last: string): string[] =>
  Array.from({ length: Math.max(0, dayjs.utc(last).diff(dayjs.utc(first), 'day') + 1) }, (_, count) =>
    dayjs.utc(first).add(count, 'day').format(DAY),
  );

/** The calendar day `months` after another, both as `YYYY-MM-DD`; a shorter month gives its last day. */
export const addMonths = (day: string, months: number): string => dayjs.utc(day).add(months, 'month').format(DAY);

/** The first day of the month of a calendar day, both as `YYYY-MM-DD`. */
export const firstOfMonth = (day: string): string => dayjs.utc(day).startOf('month').format(DAY);

/** A calendar day as dd/MM/yyyy. */
export const formatDay = (day: string): string => dayjs.utc(day).format('DD/MM/YYYY');

/** The time of a record for a list: HH:mm on the local calendar day `today`, `YYYY-MM-DD`, otherwise dd/MM/yyyy. */
export const formatListTime = (instant: string, today: string): string => {
  const moment = dayjs(instant);
  // Three formats of every row at every event would cost more than the rest of its texts.
  const [day, time] = moment.format(`${DAY} HH:mm`).split(' ');
  return day === today && time !== undefined ? time : moment.format('DD/MM/YYYY');
};

/** A moment in ms as `YYYY-MM-DD HH:mm:ss` in local time, the form some calls take. */
export const formatServerTime = (at: number): string => dayjs(at).format('YYYY-MM-DD HH:mm:ss');

/** A moment in local time as `YYYY-MM-DDTHH:mm`, the form of a datetime-local input; empty when there is none. */
export const toInputTime = (instant: string | null | undefined): string =>
  instant && dayjs(instant).isValid() ? dayjs(instant).format('YYYY-MM-DDTHH:mm') : '';

/** The moment of a datetime-local input, ms; null when it is empty or unreadable. */
export const fromInputTime = (text: string | null | undefined): number | null =>
  text && dayjs(text).isValid() ? dayjs(text).valueOf() : null;
