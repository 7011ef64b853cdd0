import type { ServerEvent } from './serverEvents';

/** Plans a run for the next moment at which the screen can change; `isRest`: for what the run before had to leave. */
export type PlanFrame = (run: () => void, isRest?: boolean) => void;

/** A burst is spread over frames, so that no single one takes long: at most this much script for the events of one, ms. */
const SLICE_MS = 12;
/** How many events fit into a slice is learnt from the slice before, within these limits. */
const FEWEST = 10;
const MOST = 200;
const AT_FIRST = 50;
/** Frames may stop coming, for example while the window is covered; events must not wait for them. */
const LONGEST_WAIT_MS = 100;

/** Frames while the page is seen; at once while it is hidden, since browsers stop frames and slow timers down then. */
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

/** Runs that follow one another at once, and the time after which another one may, ms. */
const FREE_RUNS = 4;
const PACE_MS = 125;

/**
 * A few events are shown as they come. Where they keep coming, eight runs a second show them all: drawing the screen costs the same
 * for one event as for five, and nobody reads faster. What is left of a burst, and what comes while nobody looks, is not held up;
 * the rest of a burst is taken between two frames, so that taking it and painting it are two short tasks, not a long one.
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

/** Collects events and hands them over together, in their order, at most once per frame. `now` is in ms, from any moment on. */
export const createEventQueue = (
  planFrame: PlanFrame,
  deliver: (events: readonly ServerEvent[]) => void,
  now: () => number = () => performance.now(),
) => {
  let waiting: ServerEvent[] = [];
  let isPlanned = false;
  let sliceSize = AT_FIRST;

  /** A slice that was not full says nothing of how many would have fitted. */
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
    /** Forgets what was not handed over yet. */
    clear(): void {
      waiting = [];
    },
  };
};
