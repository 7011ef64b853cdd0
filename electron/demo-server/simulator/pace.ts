/** How active the simulated customers are. */
export const PACES = ['off', 'calm', 'normal', 'busy'] as const;
export type Pace = (typeof PACES)[number];

/** Times in ms; pairs are the shortest and the longest time. */
export interface Tempo {
  /** Between two customers who write on their own initiative. */
  arrival: readonly [number, number];
  /** From the company's message until it is read. */
  reading: readonly [number, number];
  /** From the company's message to the answer. */
  answer: readonly [number, number];
  /** Between two lines of colleagues in the internal chat. */
  colleague: readonly [number, number];
}

export const TEMPOS: Readonly<Record<Exclude<Pace, 'off'>, Tempo>> = {
  calm: {
    arrival: [60_000, 150_000],
    reading: [3_000, 6_000],
    answer: [7_000, 14_000],
    colleague: [180_000, 420_000],
  },
  normal: { arrival: [20_000, 50_000], reading: [1_800, 3_500], answer: [4_000, 8_000], colleague: [60_000, 180_000] },
  busy: { arrival: [4_000, 12_000], reading: [1_500, 2_500], answer: [2_500, 5_000], colleague: [15_000, 40_000] },
};

/** From the first socket of a company to its first customer, ms: soon after the first sign-in. */
export const FIRST_ARRIVAL = 1_500;
/** From a menu of the bot to the customer's choice, and from the choice to what it is about, ms. */
export const MENU_PAUSE = 1_000;

const hash = (text: string): number => {
  let value = 2_166_136_261;
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 16_777_619);
  return (value >>> 0) / 4_294_967_296;
};

/**
 * A pause between the two bounds, derived from a text (an id): it looks random, but a restarted server computes the same pause
 * without having stored it.
 */
export const pauseFor = (text: string, [shortest, longest]: readonly [number, number]): number =>
  shortest + hash(text) * (longest - shortest);
