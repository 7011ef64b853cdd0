/** Calls during a run share its outcome; the next call after it starts a new run. */
export const createSingleFlight = <Value>(run: () => Promise<Value>): (() => Promise<Value>) => {
  let current: Promise<Value> | null = null;
  return () => {
    current ??= run().finally(() => {
      current = null;
    });
    return current;
  };
};
