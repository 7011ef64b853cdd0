/** A seeded random generator: the same numbers on every computer. */
export interface Random {
  /** From 0 up to 1. */
  next(): number;
  /** A whole number from 0 to below `end`. */
  below(end: number): number;
  /** A whole number from `first` to `last`, both included. */
  between(first: number, last: number): number;
  pick<T>(list: readonly T[]): T;
  /** One of those that fit, else any; null from an empty list. */
  prefer<T>(list: readonly T[], fits: (item: T) => boolean): T | null;
  /** True in about `share` of the cases. */
  chance(share: number): boolean;
}

/** The mulberry32 generator. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number): number => Math.floor(next() * end);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
  return {
    next,
    below,
    between: (first, last) => first + below(last - first + 1),
    pick,
    prefer: (list, fits) => {
      const fitting = list.filter(fits);
      const choice = fitting.length > 0 ? fitting : list;
      return choice.length === 0 ? null : pick(choice);
    },
    chance: (share) => next() < share,
  };
};
