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

/** What `read` says of the present moment; drawn anew only when that changes. One timer serves all. */
export const useAsTimePasses = (read: () => string | null): string | null => useSyncExternalStore(subscribe, read);
