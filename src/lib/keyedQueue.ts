/** Runs the jobs of one key in order, one at a time; different keys do not wait for each other. */
export const createKeyedQueue = () => {
  const tails = new Map<number, Promise<unknown>>();
  return <Result>(key: number, work: () => Promise<Result>): Promise<Result> => {
    const run = (tails.get(key) ?? Promise.resolve()).then(work, work);
    tails.set(key, run);
    const forget = (): void => {
      if (tails.get(key) === run) tails.delete(key);
    };
    run.then(forget, forget);
    return run;
  };
};
