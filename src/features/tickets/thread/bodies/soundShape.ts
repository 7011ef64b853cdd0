/** Number of bars of one sound. */
export const BARS = 50;
/** Height of the lowest bar, 0 to 1. */
export const LOWEST = 0.14;

export interface SoundBar {
  /** Position of the bar in the sound, 0 to 1. */
  readonly place: number;
  /** Height of the bar, 0 to 1. */
  readonly height: number;
}

/** Made-up bars of a sound that is not decoded: always the same for a message, different between messages. */
export const soundShape = (id: string): readonly SoundBar[] => {
  let seed = 0;
  for (const character of id) seed = (seed * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return Array.from({ length: BARS }, (_, bar) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    // Speech swells and fades: a slow wave under the noise makes it look like speech.
    const wave = 0.55 + 0.45 * Math.sin(bar / 3.2 + (seed % 7) / 7);
    return { place: bar / BARS, height: LOWEST + (1 - LOWEST) * wave * (seed / 2 ** 32) };
  });
};
