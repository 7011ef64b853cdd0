import type { DaySchedule } from '@/protocol/records/companies';

const hours = (weekdayEn: string, weekday: string, startTime: string, endTime: string): DaySchedule => ({
  weekday,
  weekdayEn,
  startTime,
  endTime,
});

/** The hours a company starts with. The names are data: servers store them in Portuguese. */
export const DEFAULT_HOURS: readonly DaySchedule[] = [
  hours('monday', 'Segunda-feira', '08:00', '18:00'),
  hours('tuesday', 'Terça-feira', '08:00', '18:00'),
  hours('wednesday', 'Quarta-feira', '08:00', '18:00'),
  hours('thursday', 'Quinta-feira', '08:00', '18:00'),
  hours('friday', 'Sexta-feira', '08:00', '18:00'),
  hours('saturday', 'Sábado', '08:00', '12:00'),
  hours('sunday', 'Domingo', '00:00', '00:00'),
];

/** How a closed day is stored. Servers treat a day without times as open all day, so a closed day gets one minute. */
export const CLOSED_DAY = { startTime: '00:00', endTime: '00:01' } as const;
/** The hours of a day that is opened again and had none before. */
export const USUAL_DAY = { startTime: '08:00', endTime: '18:00' } as const;

/** Is the day closed? Companies that never changed their hours have 00:00 twice. */
export const isClosedDay = ({ startTime, endTime }: Pick<DaySchedule, 'startTime' | 'endTime'>): boolean =>
  startTime === '00:00' && (endTime === '00:00' || endTime === '00:01');

/** Is this a time of day, `HH:MM`? */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** A time as people type it, `9`, `930`, `9h30`, written as `HH:MM`; any other text stays unchanged. */
export const readTime = (text: string): string => {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[:h.]?(\d{2}))?h?$/i.exec(text.trim()) ?? [];
  const time = `${hour?.padStart(2, '0')}:${minute}`;
  return isTime(time) ? time : text;
};

/** The stored days in order from Monday, or the default hours for a company that never stored any. */
export const weekOf = (stored: readonly DaySchedule[] | undefined): DaySchedule[] => {
  if (!stored || stored.length === 0) return [...DEFAULT_HOURS];
  return DEFAULT_HOURS.map(
    (day) => stored.find(({ weekdayEn }) => weekdayEn === day.weekdayEn) ?? { ...day, startTime: '', endTime: '' },
  );
};
