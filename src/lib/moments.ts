import dayjs, { type Dayjs } from 'dayjs';
import { formatDay, localDay } from './dates';

/** A server's time, or ms of this computer's clock. */
type Moment = string | number | undefined | null;

const read = (moment: Moment): Dayjs | null => {
  const time = moment ? dayjs(moment) : null;
  return time?.isValid() ? time : null;
};

/** The local calendar day of a moment, `YYYY-MM-DD`; empty for a missing or unreadable one. */
export const dayOf = (moment: Moment): string => {
  const time = read(moment);
  return time ? localDay(time.valueOf()) : '';
};

/** HH:mm in local time; empty for a missing or unreadable moment. */
export const clockTime = (moment: Moment): string => read(moment)?.format('HH:mm') ?? '';

/** dd/MM/yyyy HH:mm in local time; empty for a missing or unreadable moment. */
export const dayAndTime = (moment: Moment): string => read(moment)?.format('DD/MM/YYYY HH:mm') ?? '';

export type DayName = { readonly name: 'today' | 'yesterday' } | { readonly name: 'date'; readonly date: string };

/** The name of a day beside the messages; `day` and `today` are results of `dayOf`. */
export const dayName = (day: string, today: string): DayName => {
  if (day === today) return { name: 'today' };
  if (dayjs(day).add(1, 'day').format('YYYY-MM-DD') === today) return { name: 'yesterday' };
  return { name: 'date', date: formatDay(day) };
};
