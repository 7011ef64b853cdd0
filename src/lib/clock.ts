/** Cancels a planned run; harmless after it ran. */
export type Cancel = () => void;

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `run` once after `delay` ms. */
  after(delay: number, run: () => void): Cancel;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (delay, run) => {
    const timer = setTimeout(run, delay);
    return () => clearTimeout(timer);
  },
};
