import { useSyncExternalStore } from 'react';

/** Often enough that no whole minute is told late by more than this, ms. */
const CHECK_MS = 15_000;

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

/** Whole minutes since a moment, 0 at least; null without one. Drawn anew when the number changes; one timer serves all. */
export const useMinutesSince = (instant: string | null): number | null =>
  useSyncExternalStore(subscribe, () =>
    instant === null ? null : Math.max(0, Math.floor((Date.now() - Date.parse(instant)) / 60_000)),
  );
