import type { EntitiesState } from '@/entities/base/state';
import type { Services, StartListening } from '@/entities/base/thunk';

/** Shortest time between updates of badge, tray and title, ms: people read no faster, and each update is a system call. */
const PACE_MS = 250;

interface Followed<Value> {
  /** The value to show; must return the same object or number as long as nothing changed. */
  readonly read: (state: EntitiesState) => Value;
  readonly report: (value: Value, services: Services) => Promise<void>;
}

/** Reports a change of a value at once, then at most four times a second, and always reports the last value. */
export const followPaced = <Value>(start: StartListening, { read, report }: Followed<Value>): void => {
  start({
    predicate: (_, current, previous) => read(current) !== read(previous),
    effect: async (_, { getState, extra, delay, subscribe, unsubscribe }) => {
      unsubscribe();
      try {
        for (let reported: Value | undefined; reported !== read(getState()); await delay(PACE_MS)) {
          reported = read(getState());
          await report(reported, extra);
        }
      } finally {
        subscribe();
      }
    },
  });
};
