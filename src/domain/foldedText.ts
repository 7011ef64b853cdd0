/** Text in the form in which it is searched, and where each of its units stands in the original. */
interface Folded {
  readonly text: string;
  /** Index in the original of each unit of `text`. */
  readonly places: readonly number[];
}

export interface TextRange {
  readonly start: number;
  readonly end: number;
}

const ASCII = /^[\0-\x7F]*$/;
const MARKS = /\p{M}/gu;

const foldChar = (char: string): string => char.normalize('NFD').replaceAll(MARKS, '').toLowerCase();

/** Lower case and without accents, so that "sofá" is found by "SOFA". */
export const foldText = (text: string): string =>
  ASCII.test(text) ? text.toLowerCase() : Array.from(text, foldChar).join('');

const foldWithPlaces = (text: string): Folded => {
  const places: number[] = [];
  let folded = '';
  let at = 0;
  for (const char of text) {
    const unit = foldChar(char);
    folded += unit;
    for (let count = 0; count < unit.length; count += 1) places.push(at);
    at += char.length;
  }
  return { text: folded, places };
};

/** Where `needle`, folded already, stands in a text. */
export const findRanges = (text: string, needle: string): TextRange[] => {
  if (needle === '' || !foldText(text).includes(needle)) return [];
  const { text: folded, places } = foldWithPlaces(text);
  const ranges: TextRange[] = [];
  for (let at = folded.indexOf(needle); at !== -1; at = folded.indexOf(needle, at + needle.length)) {
    const after = places[at + needle.length];
    ranges.push({ start: places[at] as number, end: after ?? text.length });
  }
  return ranges;
};

// Also the dashes and direction marks that WhatsApp puts into a copied number.
const NUMBER_AS_WRITTEN = /^[+\d\s().\p{Pd}\p{Cf}]+$/u;
const digitsOfNumber = (text: string): string => (NUMBER_AS_WRITTEN.test(text) ? text.replaceAll(/\D/g, '') : '');

/**
 * A test whether one of some texts holds what was typed, whatever its accents and case. What is typed like a number
 * ("98000-2222") also finds a number with other signs in between ("5511980002222"). Nothing typed is found everywhere.
 */
export const textFinder = (typed: string): ((...texts: readonly (string | null | undefined)[]) => boolean) => {
  const sought = foldText(typed.trim());
  const digits = digitsOfNumber(sought);
  const holds = (text: string): boolean =>
    foldText(text).includes(sought) || (digits !== '' && digitsOfNumber(text).includes(digits));
  return (...texts) => sought === '' || texts.some((text) => typeof text === 'string' && holds(text));
};
