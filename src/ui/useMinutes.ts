import { useSyncExternalStore } from 'react';

/** How late a new minute may be shown at most, ms. */
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

/** The result of `read` for the current time; renders again only when it changes. All uses share one timer. */
export const useAsTimePasses = (read: () => string | null): string | null => useSyncExternalStore(subscribe, read);
