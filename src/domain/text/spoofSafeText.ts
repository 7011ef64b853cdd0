/** Several pictographs that join into one: the joiner between them hides nothing. */
const JOINED_EMOJI =
  /\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?(?:\u200D\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)+/u;
/** Characters that are invisible, or that change the direction of the text after them. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u034F\u115F\u1160\u2800\u3164\uFFA0]/u;
/** Characters that look like those of an address: full-width, mathematical, and substitutes for dot and slash. */
const DISGUISED = /[\uFF01-\uFF5E\u{1D400}-\u{1D7FF}\u2024\u3002\uFF61\u2044\u2215\u29F5\u29F8\uFE68]/u;
const TELLTALE = new RegExp(`(${JOINED_EMOJI.source})|${HIDDEN.source}|${DISGUISED.source}`, 'gu');

const WORD = /[\p{L}\p{M}]+/gu;
const LATIN = /\p{Script=Latin}/u;
/** Scripts with letters that look like Latin ones. */
const LOOKALIKE = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Lisu}]/gu;
const LAST_PART = /\.[^.]*$/u;

const OVERRIDES = /[\u202A-\u202E]/g;

const codeOf = (char: string): string =>
  `[U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

const revealForeign = (text: string): string => text.replaceAll(LOOKALIKE, codeOf);

/**
 * A file name or address without deception: hidden characters, direction changes, disguised characters and foreign letters among
 * Latin ones are shown as their codes. Names entirely in another script stay as they are.
 */
export const spoofSafeText = (name: string): string =>
  name
    .replaceAll(TELLTALE, (found, emoji: string | undefined) => emoji ?? codeOf(found))
    .replaceAll(WORD, (word) => (LATIN.test(word) ? revealForeign(word) : word));

/** A file name whose extension cannot pass for another one: foreign letters that imitate it are shown as their codes. */
export const spoofSafeFileName = (name: string): string => spoofSafeText(name).replace(LAST_PART, revealForeign);

/** Text without characters that force it to be rendered backwards; marks that languages need stay. */
export const withoutOverrides = (text: string): string => text.replaceAll(OVERRIDES, codeOf);
