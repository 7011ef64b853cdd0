/** Ends a repeated task. */
export type Cancel = () => void;

/** The server's timers; tests run them by hand. */
export interface Timers {
  /** Runs `task` each `ms` milliseconds until cancelled. */
  every(ms: number, task: () => void): Cancel;
}

export const systemTimers: Timers = {
  every: (ms, task) => {
    const handle = setInterval(task, ms);
    // The server ends when its sockets do, not when its jobs do.
    handle.unref();
    return () => clearInterval(handle);
  },
};
