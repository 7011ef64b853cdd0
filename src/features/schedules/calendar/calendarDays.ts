import dayjs, { type Dayjs } from 'dayjs';
import { LANGUAGE_TAGS, type Language } from '@/i18n/languages';

/** The views of the calendar in the order of their switch. */
export const CALENDAR_VIEWS = ['month', 'week', 'agenda', 'day'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** A local calendar day as `YYYY-MM-DD`. */
export type Day = string;

const DAY = 'YYYY-MM-DD';
const WEEK_DAYS = 7;

/** The weekday a week begins with, 0 = Sunday, as calendars of the language's countries have it. */
const firstWeekday = (language: Language): number => (language === 'es' ? 1 : 0);

const startOfWeek = (day: Dayjs, first: number): Dayjs =>
  day.subtract((day.day() - first + WEEK_DAYS) % WEEK_DAYS, 'day');

/** Counted in days of the calendar, not in hours: a day may have 23 or 25 of them. */
const daysFrom = (start: Dayjs, count: number): readonly Day[] =>
  Array.from({ length: count }, (_, index) => start.add(index, 'day').format(DAY));

/** The days a view shows around a day: whole weeks for the month. */
export const daysShown = (view: CalendarView, day: Day, language: Language): readonly Day[] => {
  const at = dayjs(day);
  const first = firstWeekday(language);
  if (view === 'day') return [day];
  if (view === 'week') return daysFrom(startOfWeek(at, first), WEEK_DAYS);
  if (view === 'agenda') return daysFrom(at.startOf('month'), at.daysInMonth());
  const start = startOfWeek(at.startOf('month'), first);
  const weeks = Math.ceil((at.endOf('month').startOf('day').diff(start, 'day') + 1) / WEEK_DAYS);
  return daysFrom(start, weeks * WEEK_DAYS);
};

/** The day an arrow moves to: a day, a week or a month away. */
export const steppedDay = (view: CalendarView, day: Day, step: 1 | -1): Day =>
  dayjs(day)
    .add(step, view === 'day' || view === 'week' ? view : 'month')
    .format(DAY);

/** The days of a month in rows of seven. */
export const weeksOf = (days: readonly Day[]): readonly (readonly Day[])[] =>
  Array.from({ length: Math.ceil(days.length / WEEK_DAYS) }, (_, week) =>
    days.slice(week * WEEK_DAYS, (week + 1) * WEEK_DAYS),
  );

/** Noon, so that no daylight-saving shift lands on another day. */
const noon = (day: Day): Date => new Date(`${day}T12:00:00`);

const format = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[language], options);

export const weekdayName = (day: Day, language: Language, weekday: 'short' | 'long'): string =>
  format(language, { weekday }).format(noon(day)).replace('.', '');

/** The heading: month and year, or the dates when a day or a week is shown. */
export const calendarTitle = (view: CalendarView, days: readonly Day[], day: Day, language: Language): string => {
  const date = (one: Day): string => dayjs(one).format('DD/MM/YYYY');
  if (view === 'day') return `${weekdayName(day, language, 'long')}, ${date(day)}`;
  if (view === 'week') return `${date(days[0] ?? day)} – ${date(days.at(-1) ?? day)}`;
  return format(language, { month: 'long', year: 'numeric' }).format(noon(day));
};

export const isSameMonth = (one: Day, other: Day): boolean => one.slice(0, 7) === other.slice(0, 7);
