import type { PlanFrame } from './pace';
import type { ServerEvent } from './serverEvents';

/** Longest script time for the events of one frame, ms: a burst is spread over several frames. */
const SLICE_MS = 12;
/** Limits of the number of events per slice; within them it follows from the duration of the previous slice. */
const FEWEST = 10;
const MOST = 200;
const AT_FIRST = 50;
/** Collects events and delivers them together, in order, at most once per frame. `now`: ms since any fixed moment. */
export const createEventQueue = (
  planFrame: PlanFrame,
  deliver: (events: readonly ServerEvent[]) => void,
  now: () => number = () => performance.now(),
) => {
  let waiting: ServerEvent[] = [];
  let isPlanned = false;
  let sliceSize = AT_FIRST;

  /** A slice that was not full does not show how many events would have fitted. */
  const learn = (count: number, took: number): void => {
    if (count < sliceSize) return;
    if (took > SLICE_MS) sliceSize = Math.max(FEWEST, Math.floor((sliceSize * SLICE_MS) / took));
    else if (took < SLICE_MS / 2) sliceSize = Math.min(MOST, sliceSize * 2);
  };

  const plan = (isRest: boolean): void => {
    if (isPlanned || waiting.length === 0) return;
    isPlanned = true;
    planFrame(flush, isRest);
  };
  const flush = (): void => {
    isPlanned = false;
    const events = waiting.splice(0, sliceSize);
    if (events.length > 0) {
      const began = now();
      deliver(events);
      learn(events.length, now() - began);
    }
    plan(true);
  };

  return {
    add(event: ServerEvent): void {
      waiting.push(event);
      plan(false);
    },
    /** Drops the events that were not delivered yet. */
    clear(): void {
      waiting = [];
    },
  };
};
