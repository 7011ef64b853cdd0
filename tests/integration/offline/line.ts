import { AxiosError, getAdapter, type AxiosAdapter } from 'axios';
import { expect } from 'vitest';
import { eventually } from '@tests/support/eventually';

const http = getAdapter('http');

/** The app's network, which after `hold` keeps every call back until the next `release`. */
export const createHeldLine = () => {
  let isHolding = false;
  let held: (() => Promise<unknown>)[] = [];
  const adapter: AxiosAdapter = (config) => {
    if (!isHolding) return http(config);
    return new Promise((resolve, reject) => {
      held.push(() => http(config).then(resolve, reject));
    });
  };
  return {
    adapter,
    hold: (): void => void (isHolding = true),
    held: (): number => held.length,
    /** One round trip: all held calls leave together and are answered. */
    release: async (): Promise<void> => {
      const together = held;
      held = [];
      await Promise.all(together.map((send) => send()));
    },
  };
};

/** The app's network, which reports when no call is running and aborts sends on request, as a time-out does. */
export const createLine = () => {
  let underWay = 0;
  const sends = new Set<() => void>();

  /** What was sent still arrives, as on a slow connection. */
  const untilGivenUp: AxiosAdapter = (config) =>
    new Promise((resolve, reject) => {
      const giveUp = (): void => reject(new AxiosError('timeout', AxiosError.ECONNABORTED, config));
      sends.add(giveUp);
      void http(config)
        .then(resolve, reject)
        .finally(() => sends.delete(giveUp));
    });

  const adapter: AxiosAdapter = async (config) => {
    underWay += 1;
    try {
      return await (config.method === 'post' ? untilGivenUp(config) : http(config));
    } finally {
      underWay -= 1;
    }
  };
  return {
    adapter,
    /** Ends the sends that wait for their answer, once there is one. */
    giveUp: async (): Promise<void> => {
      await eventually(() => expect(sends.size).toBeGreaterThan(0));
      sends.forEach((giveUp) => giveUp());
    },
    /** Resolves when every call has its answer. */
    isQuiet: (): Promise<void> => eventually(() => expect(underWay).toBe(0)),
  };
};
