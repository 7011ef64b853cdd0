import { useSyncExternalStore } from 'react';
import { localDay } from '@/lib/dates';

/** A sleeping computer stretches timers, so the day is compared once a minute instead of waiting for midnight. */
const CHECK_MS = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((tell) => tell()), CHECK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

const today = () => localDay(Date.now());

/** The local calendar day, `YYYY-MM-DD`; its users render again after midnight. All uses share one timer. */
export const useToday = (): string => useSyncExternalStore(subscribe, today);
