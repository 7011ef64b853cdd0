/** Lets callers that ask while a run is under way share its outcome; the next call after it starts a new run. */
export const createSingleFlight = <Value>(run: () => Promise<Value>): (() => Promise<Value>) => {
  let current: Promise<Value> | null = null;
  return () => {
    current ??= run().finally(() => {
      current = null;
    });
    return current;
  };
};
