import { localDay, formatListTime } from '@/lib/dates';
import { createTicker } from './createTicker';

/** A sleeping computer stretches timers, so the day is compared once a minute instead of waiting for midnight. */
const useTick = createTicker(60_000);

/** Time zones differ by whole quarters of an hour, so midnight always begins a quarter. */
const QUARTER_MS = 15 * 60_000;
let known = { quarter: Number.NaN, zone: Number.NaN, day: '' };

/** Cached, since every row asks at every event: computed again only in a new quarter of an hour or time zone. */
const today = (): string => {
  const now = Date.now();
  const [quarter, zone] = [Math.floor(now / QUARTER_MS), new Date(now).getTimezoneOffset()];
  if (known.quarter !== quarter || known.zone !== zone) known = { quarter, zone, day: localDay(now) };
  return known.day;
};

/** The local calendar day, `YYYY-MM-DD`; its users render again after midnight. */
export const useToday = (): string => useTick(today);

/** When a ticket last changed, as its row shows it: the time today, the date before. */
export const useListTime = (updatedAt: string | undefined): string => {
  const today = useToday();
  return updatedAt ? formatListTime(updatedAt, today) : '';
};
