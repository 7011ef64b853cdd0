import type { ServerEvent } from './serverEvents';

/** Plans a run for the next moment at which the screen can change. `isRest`: the run handles what the previous one left over. */
export type PlanFrame = (run: () => void, isRest?: boolean) => void;

/** Longest script time for the events of one frame, ms: a burst is spread over several frames. */
const SLICE_MS = 12;
/** Limits of the number of events per slice; within them it follows from the duration of the previous slice. */
const FEWEST = 10;
const MOST = 200;
const AT_FIRST = 50;
/** Frames may stop coming, for example while the window is covered; events must not wait for them. */
const LONGEST_WAIT_MS = 100;

/** Runs with the next frame while the page is visible, and at once while it is hidden: browsers then stop frames and slow timers. */
export const planBrowserFrame: PlanFrame = (run) => {
  if (document.visibilityState === 'hidden') {
    queueMicrotask(run);
    return;
  }
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    run();
  };
  const timer = setTimeout(once, LONGEST_WAIT_MS);
  requestAnimationFrame(once);
};

/** Number of runs without a pause, and the time after which one more is allowed, ms. */
const FREE_RUNS = 4;
const PACE_MS = 125;

/**
 * A few events are shown at once. If more keep coming, eight runs a second show them: rendering costs the same for one event as
 * for five, and people do not read faster. The rest of a burst, and events that arrive while the page is hidden, are not delayed.
 * The rest of a burst is handled between two frames, so that script and painting are two short tasks instead of a long one.
 */
export const paced = (
  planFrame: PlanFrame,
  now: () => number = () => performance.now(),
  later: (ms: number, run: () => void) => void = (ms, run) => void setTimeout(run, ms),
): PlanFrame => {
  let free = FREE_RUNS;
  let countedAt = now();
  return (run, isRest = false) => {
    const time = now();
    free = Math.min(FREE_RUNS, free + (time - countedAt) / PACE_MS);
    countedAt = time;
    if (document.visibilityState === 'hidden') {
      planFrame(run);
      return;
    }
    if (isRest) {
      planFrame(() => later(0, run));
      return;
    }
    const wait = Math.max(0, (1 - free) * PACE_MS);
    free -= 1;
    if (wait === 0) planFrame(run);
    else later(wait, () => planFrame(run));
  };
};

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
