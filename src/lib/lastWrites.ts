import type { KeyValueStore } from './keyValueStore';

/** What a record is to become; a value of null removes it. */
export interface Write {
  /** Name of the record's store. */
  readonly store: string;
  readonly owner: string;
  readonly key: string;
  readonly value: unknown;
}

interface RunningWrite extends Write {
  value: unknown;
  /** Resolves when the last value is written, rejects when that one cannot be written. */
  done: Promise<void>;
}

/** The writes of all stores of this computer. */
export interface LastWrites {
  /**
   * The same store, with one write at a time for each record: typing is faster than the disk, and only the last value counts. `remembers`:
   * what cannot be written stays among the unfinished writes.
   */
  readonly wrap: <Value>(name: string, store: KeyValueStore<Value>, remembers?: boolean) => KeyValueStore<Value>;
  /** The last value of each record that is not on disk. */
  readonly unfinished: () => Write[];
  /** Resolves when all writes so far, and those that follow them, have ended. */
  readonly settled: () => Promise<void>;
}

export const createLastWrites = (): LastWrites => {
  const latest = new Map<string, RunningWrite>();
  const refused = new Map<string, Write>();
  const running = new Set<Promise<unknown>>();
  const track = <Value>(work: Promise<Value>): Promise<Value> => {
    const done = work.finally(() => running.delete(done));
    running.add(done);
    return done;
  };
  /** Does what needs the written records: at once, or after the writes that run. */
  const after = async <Value>(
    writes: readonly (RunningWrite | undefined)[],
    next: () => Promise<Value>,
  ): Promise<Value> => {
    const waits = writes.flatMap((write) => write?.done ?? []);
    if (waits.length > 0) await Promise.allSettled(waits);
    return next();
  };

  const wrap = <Value>(name: string, store: KeyValueStore<Value>, remembers = false): KeyValueStore<Value> => {
    const idOf = (owner: string, key: string): string => JSON.stringify([name, owner, key]);

    const runWrite = async (id: string, write: RunningWrite): Promise<void> => {
      const { owner, key } = write;
      try {
        for (;;) {
          const value = write.value as Value | null;
          const isLast = () => write.value === value;
          // What came meanwhile is tried too before the failure counts.
          await (value === null ? store.remove(owner, key) : store.put(owner, key, value)).catch((error: unknown) => {
            if (!isLast()) return;
            if (remembers) refused.set(id, { store: name, owner, key, value });
            throw error;
          });
          if (!isLast()) continue;
          refused.delete(id);
          return;
        }
      } finally {
        latest.delete(id);
      }
    };
    const write = (owner: string, key: string, value: Value | null): Promise<void> => {
      const id = idOf(owner, key);
      const known = latest.get(id);
      if (known) {
        known.value = value;
        return known.done;
      }
      const next: RunningWrite = { store: name, owner, key, value, done: Promise.resolve() };
      latest.set(id, next);
      next.done = track(runWrite(id, next));
      return next.done;
    };

    const isOf =
      (owner: string) =>
      (other: Write): boolean =>
        other.store === name && other.owner === owner;

    return {
      readAll: (owner) => after([...latest.values()].filter(isOf(owner)), () => store.readAll(owner)),
      read: (owner, key) => after([latest.get(idOf(owner, key))], () => store.read(owner, key)),
      put: write,
      update: (owner, key, change, first) =>
        track(after([latest.get(idOf(owner, key))], () => store.update(owner, key, change, first))),
      remove: (owner, key) => write(owner, key, null),
      clear: (owner) =>
        track(
          after([...latest.values()].filter(isOf(owner)), async () => {
            await store.clear(owner);
            for (const [id, other] of refused) if (isOf(owner)(other)) refused.delete(id);
          }),
        ),
    };
  };

  return {
    wrap,
    unfinished: () =>
      [...refused.values(), ...latest.values()].map(({ store, owner, key, value }) => ({ store, owner, key, value })),
    // A write may start after another one ends, so look again after each round.
    settled: async () => {
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
};
