/** Numbers that look random and repeat with the same seed (mulberry32). */
export const createChance = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    /** True with this probability. */
    happens: (probability: number): boolean => next() < probability,
    pick: <Value>(values: readonly Value[]): Value => {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('Nothing to pick from');
      return value;
    },
  };
};

export type Chance = ReturnType<typeof createChance>;
