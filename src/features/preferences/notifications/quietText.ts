import type { TFunction } from 'i18next';
import { quietSpans, type QuietHours, type QuietSpan } from '@/domain/device/quietHours';

/** 4 January 1970 was a Sunday, which is day 0. */
const A_SUNDAY = 4;

/** The name of a day of the week in a language, day 0 being Sunday. */
export const weekdayName = (day: number, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(1970, 0, A_SUNDAY + day)),
  );

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Minutes since midnight as HH:mm. */
export const timeOfDay = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** HH:mm as minutes since midnight; null when it is no time. */
export const minutesOf = (text: string): number | null => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
};

/** As `minutesOf`, also for a time written in short: 8:00, 800, 0800. */
export const shortMinutesOf = (text: string): number | null => {
  const [, hours, minutes] = /^(\d{1,2}):?(\d{2})$/.exec(text.trim()) ?? [];
  return hours === undefined ? null : minutesOf(`${hours.padStart(2, '0')}:${minutes}`);
};

const daysOf = ({ first, last }: QuietSpan, t: TFunction<'alerts'>, language: string): string => {
  if (first === 1 && last === 0) return t('everyDay');
  if (first === 6 && last === 0) return t('weekend');
  const name = weekdayName(first, language);
  return first === last ? name : t('dayRange', { first: name, last: weekdayName(last, language) });
};

/** The schedule in words: "Segunda-feira a sexta-feira, das 18:00 às 08:00. Fim de semana, o dia todo." */
export const quietText = (hours: QuietHours, t: TFunction<'alerts'>, language: string): string => {
  const spans = quietSpans(hours).map((span) => {
    const days = capitalised(daysOf(span, t, language));
    const { mode, from, to } = span.day;
    return mode === 'allDay'
      ? t('quietAllDay', { days })
      : t('quietSpan', { days, from: timeOfDay(from), to: timeOfDay(to) });
  });
  return spans.length === 0 ? t('quietNone') : `${spans.join('. ')}.`;
};
