import { localDay } from '@/lib/dates';
import { createTicker } from './createTicker';

/** A sleeping computer stretches timers, so the day is compared once a minute instead of waiting for midnight. */
const useTick = createTicker(60_000);

const today = () => localDay(Date.now());

/** The local calendar day, `YYYY-MM-DD`; its users render again after midnight. */
export const useToday = (): string => useTick(today);
