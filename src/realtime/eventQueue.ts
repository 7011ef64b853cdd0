import type { ServerEvent } from './serverEvents';

/** Plans a run for the next moment at which the screen can change. */
export type PlanFrame = (run: () => void) => void;

/** A burst is spread over frames, so that no single one takes long. */
const EVENTS_PER_FRAME = 200;
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

/** Collects events and hands them over together, in their order, once per frame. */
export const createEventQueue = (planFrame: PlanFrame, deliver: (events: readonly ServerEvent[]) => void) => {
  let waiting: ServerEvent[] = [];
  let isPlanned = false;

  const plan = (): void => {
    if (isPlanned || waiting.length === 0) return;
    isPlanned = true;
    planFrame(flush);
  };
  const flush = (): void => {
    isPlanned = false;
    const events = waiting.splice(0, EVENTS_PER_FRAME);
    if (events.length > 0) deliver(events);
    plan();
  };

  return {
    add(event: ServerEvent): void {
      waiting.push(event);
      plan();
    },
    /** Forgets what was not handed over yet. */
    clear(): void {
      waiting = [];
    },
  };
};
