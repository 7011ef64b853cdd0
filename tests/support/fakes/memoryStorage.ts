/** A local storage in memory. */
export const createMemoryStorage = (known: Readonly<Record<string, string>> = {}): Storage => {
  const entries = new Map(Object.entries(known));
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, value),
  };
};
