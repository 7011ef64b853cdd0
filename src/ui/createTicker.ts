import { useSyncExternalStore } from 'react';

/** Lets components follow a value of the clock: they share one timer, which runs while any of them is mounted. */
export const createTicker = (everyMs: number) => {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    timer ??= setInterval(() => listeners.forEach((notify) => notify()), everyMs);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  };

  /** The result of `read`; renders again only when it changes. */
  return function useTick<Value extends string | null>(read: () => Value): Value {
    return useSyncExternalStore(subscribe, read);
  };
};
