import type { KeyValueStore } from './keyValueStore';

/** A record store in memory only: everything is lost when the page closes. */
export const createMemoryRecords = <Value>(): KeyValueStore<Value> => {
  const records = new Map<string, Map<string, Value>>();
  const of = (owner: string): Map<string, Value> => {
    const known = records.get(owner) ?? new Map<string, Value>();
    records.set(owner, known);
    return known;
  };
  return {
    readAll: async (owner) => [...of(owner).values()],
    read: async (owner, key) => of(owner).get(key) ?? null,
    put: async (owner, key, value) => void of(owner).set(key, value),
    update: async (owner, key, change, first) => {
      const known = of(owner).get(key) ?? first;
      const next = known === undefined ? null : change(known);
      if (next !== null) of(owner).set(key, next);
      return next;
    },
    remove: async (owner, key) => void of(owner).delete(key),
    clear: async (owner) => void records.delete(owner),
  };
};
