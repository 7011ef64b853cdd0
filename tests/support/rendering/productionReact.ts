import { createRequire } from 'node:module';

// Component tests run React's production build, the one of the installed app: its development build takes a twelfth of their time for
// warnings that nothing reads. That build has no `act`, which Testing Library needs, so it is made here: React hands its work to
// microtasks and to the package `scheduler`; both are replaced while React loads, so that `act` can end the work that waits there.

/** Returns what is left of the work, or null. */
type Work = () => unknown;

/** Work that React has handed over; null once it was done or called off. */
interface Task {
  work: Work | null;
}

interface Scheduler {
  unstable_scheduleCallback: (priority: number, work: Work) => object;
  unstable_cancelCallback: (task: Task) => void;
  unstable_shouldYield: () => boolean;
}

const waiting = new Set<Task>();
let isFlushing = false;

/** Does the work of a task, unless it was done already. Work that is cut into slices leaves the next one in the task. */
const run = (task: Task): void => {
  const { work } = task;
  task.work = null;
  waiting.delete(task);
  const rest = work?.();
  if (typeof rest !== 'function') return;
  task.work = rest as Work;
  waiting.add(task);
};

const wait = (work: Work): Task => {
  const task = { work };
  waiting.add(task);
  return task;
};

/** More turns than rendering ever takes: work that schedules itself for ever must not hang the tests. */
const MOST_TURNS = 1_000;

/** Renders everything that is due, with its effects. What is left then waits for a promise, such as a chunk of the app. */
const flush = (flushSync: () => void): void => {
  isFlushing = true;
  try {
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      flushSync();
      if (waiting.size === 0) return;
      const due = [...waiting];
      for (const task of due) run(task);
      // Nothing is cut into slices meanwhile.
      if (due.some(({ work }) => work)) return;
    }
  } finally {
    isFlushing = false;
  }
  throw new Error('Rendering does not end');
};

const replaceScheduler = (scheduler: Scheduler): void => {
  const { unstable_scheduleCallback: schedule, unstable_shouldYield: shouldYield } = scheduler;
  scheduler.unstable_scheduleCallback = (priority, work) => {
    const task = wait(work);
    const turn = (): Work | null => {
      run(task);
      return task.work && turn;
    };
    schedule(priority, turn);
    return task;
  };
  scheduler.unstable_cancelCallback = (task) => {
    task.work = null;
    waiting.delete(task);
  };
  scheduler.unstable_shouldYield = () => !isFlushing && shouldYield();
};

/** `act` as React's development build has it: ends what rendering `work` has made due. */
const createAct = (flushSync: () => void) => {
  const { setImmediate: soon } = globalThis;
  let depth = 0;
  return (work: () => unknown): PromiseLike<unknown> => {
    let result: unknown;
    depth += 1;
    try {
      result = work();
    } finally {
      depth -= 1;
      if (depth === 0) flush(flushSync);
    }
    const settle = async (): Promise<unknown> => {
      const value = await result;
      do {
        flush(flushSync);
        // oxlint-disable-next-line no-await-in-loop
        await new Promise((resolve) => soon(resolve));
      } while (waiting.size > 0);
      return value;
    };
    if (result instanceof Promise) return settle();
    // oxlint-disable-next-line unicorn/no-thenable -- React's own does no further turns either unless it is awaited.
    return { then: (resolve, reject) => settle().then(resolve, reject) };
  };
};

const loadReact = (): void => {
  const require = createRequire(import.meta.url);
  const { NODE_ENV } = process.env;
  const { queueMicrotask: soon } = globalThis;
  process.env.NODE_ENV = 'production';
  globalThis.queueMicrotask = (work) => {
    const task = wait(work);
    soon(() => run(task));
  };
  // The copy that React uses.
  replaceScheduler(createRequire(require.resolve('react-dom'))('scheduler') as Scheduler);
  const react = require('react') as { act?: unknown };
  const { flushSync } = require('react-dom') as { flushSync: () => void };
  require('react-dom/client');
  react.act = createAct(flushSync);
  const { jsx } = require('react/jsx-runtime') as { jsx: unknown };
  // Vite compiles tests for the development build.
  Object.assign(require('react/jsx-dev-runtime') as object, { jsxDEV: jsx });
  globalThis.queueMicrotask = soon;
  process.env.NODE_ENV = NODE_ENV;
};

loadReact();
