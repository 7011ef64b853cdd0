/** Plans a run for the next moment at which the screen can change. `isRest`: the run handles what the previous one left over. */
export type PlanFrame = (run: () => void, isRest?: boolean) => void;

type Later = (ms: number, run: () => void) => void;

const timer: Later = (ms, run) => void setTimeout(run, ms);

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
    clearTimeout(timeout);
    run();
  };
  const timeout = setTimeout(once, LONGEST_WAIT_MS);
  requestAnimationFrame(once);
};

/** The letters that the user types. */
export interface Letters {
  readonly isTyping: () => boolean;
  /** Runs with the next letter, or without one after a short pause. */
  readonly next: (run: () => void) => void;
}

/** After a letter the user counts as typing for this long, ms. */
const TYPING_MS = 300;
/** Longest wait for the next letter, ms. */
const PAUSE_MS = 250;

export const watchLetters = (
  page: Pick<Document, 'addEventListener'>,
  now: () => number = () => performance.now(),
  later: Later = timer,
): Letters => {
  let typedAt = Number.NEGATIVE_INFINITY;
  let waiting: (() => void)[] = [];
  const goOn = (): void => {
    const runs = waiting;
    waiting = [];
    for (const run of runs) run();
  };
  page.addEventListener(
    'input',
    () => {
      typedAt = now();
      goOn();
    },
    { capture: true, passive: true },
  );
  return {
    isTyping: () => now() - typedAt < TYPING_MS,
    next: (run) => {
      waiting.push(run);
      later(PAUSE_MS, () => waiting.includes(run) && goOn());
    },
  };
};

/** Number of runs without a pause. */
const FREE_RUNS = 4;
/** Least and most time from then on between two runs, ms. */
const PACE_MS = 125;
const SLOWEST_PACE_MS = 500;
/** A run and what it renders take at most one part in so many of the time. */
const SHARE = 10;

/**
 * A few events are shown at once. If more keep coming, eight runs a second show them, fewer where a run takes long: rendering costs
 * nearly the same for one event as for five, and people do not read faster. The rest of a burst, and events that arrive while the page
 * is hidden, are not delayed. The rest of a burst is handled between two frames, so that script and painting are two short tasks
 * instead of a long one. Where the user types meanwhile, a run begins when a letter has been painted: the next one is
 * then farthest away.
 */
export const paced = (
  planFrame: PlanFrame,
  letters: () => Letters,
  now: () => number = () => performance.now(),
  later: Later = timer,
): PlanFrame => {
  let pace = PACE_MS;
  let free = FREE_RUNS;
  let countedAt = now();
  const afterTask = (run: () => void): void => later(0, run);
  const afterFrame = (run: () => void): void => planFrame(() => afterTask(run));
  /** Runs, and finds the pace from the time until the screen has followed. */
  const measured = (run: () => void, afterPaint: (done: () => void) => void) => (): void => {
    const began = now();
    run();
    afterPaint(() => {
      pace = Math.min(SLOWEST_PACE_MS, Math.max(PACE_MS, (pace + SHARE * (now() - began)) / 2));
    });
  };
  // A frame is painted in the task that runs what was planned for it.
  const runInFrame = (run: () => void): void => planFrame(measured(run, afterTask));
  const runBetweenLetters = (run: () => void): void => {
    const { isTyping, next } = letters();
    if (isTyping()) next(() => afterFrame(measured(run, afterFrame)));
    else runInFrame(run);
  };
  return (run, isRest = false) => {
    const time = now();
    free = Math.min(FREE_RUNS, free + (time - countedAt) / pace);
    countedAt = time;
    if (document.visibilityState === 'hidden') {
      planFrame(run);
      return;
    }
    if (isRest) {
      afterFrame(run);
      return;
    }
    const wait = Math.max(0, (1 - free) * pace);
    free -= 1;
    if (wait === 0) runInFrame(run);
    else later(wait, () => runBetweenLetters(run));
  };
};

/** The pace of the app's own window. */
export const browserPace = (): PlanFrame => {
  let letters: Letters | null = null;
  return paced(planBrowserFrame, () => (letters ??= watchLetters(document)));
};
