/** Runs work of one key in the order it came, each piece after the one before has ended; different keys do not wait. */
export const createKeyedQueue = <Key>() => {
  const tails = new Map<Key, Promise<unknown>>();
  return <Result>(key: Key, work: () => Promise<Result>): Promise<Result> => {
    const run = (tails.get(key) ?? Promise.resolve()).then(work, work);
    tails.set(key, run);
    const forget = (): void => {
      if (tails.get(key) === run) tails.delete(key);
    };
    run.then(forget, forget);
    return run;
  };
};
