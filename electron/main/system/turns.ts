/** Jobs that run one at a time, in the order in which they were asked for. */
export const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve();
  return {
    inTurn: <Value>(work: () => Promise<Value>): Promise<Value> => {
      const turn = last.then(work);
      // Who asked has the failure; the next job runs all the same.
      last = turn.catch(() => undefined);
      return turn;
    },
    /** Resolves when all jobs so far are done. */
    settled: async (): Promise<void> => {
      await last;
    },
  };
};
