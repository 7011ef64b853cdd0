/** Text folded for search, and the position of each of its units in the original. */
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

/** Text in lower case without accents, so that "SOFA" finds "sofá". */
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

/** The ranges of a text where `needle`, already folded, occurs. */
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
/** The digits of a text that is written like a telephone number; empty for any other text. */
export const digitsOfNumber = (text: string): string =>
  NUMBER_AS_WRITTEN.test(text) ? text.replaceAll(/\D/g, '') : '';

/** The forms in which servers are asked for a text: they compare characters, and store numbers as plain digits. */
export const searchForms = (text: string): readonly string[] => [...new Set([text, digitsOfNumber(text) || text])];

/**
 * Returns a test whether one of several texts contains what was typed, whatever the accents and case. A typed number
 * ("98000-2222") also finds one with other separators ("5511980002222"). An empty search matches every text.
 */
export const textFinder = (typed: string): ((...texts: readonly (string | null | undefined)[]) => boolean) => {
  const sought = foldText(typed.trim());
  const digits = digitsOfNumber(sought);
  const holds = (text: string): boolean =>
    foldText(text).includes(sought) || (digits !== '' && digitsOfNumber(text).includes(digits));
  return (...texts) => sought === '' || texts.some((text) => typeof text === 'string' && holds(text));
};

const SIGNS = /^[^\p{L}\p{N}]+/u;

/** Does every word of a query, already folded, begin a word of the text? */
const beginWords = (text: string, words: readonly string[]): boolean => {
  const begun = text.split(/[^\p{L}\p{N}]+/u);
  return words.every((word) => begun.some((one) => one.startsWith(word.replace(SIGNS, ''))));
};

/** The words of a query. Each is searched separately. */
export const wordsOf = (typed: string): readonly string[] => typed.trim().split(/\s+/).filter(Boolean);

/** The texts that find a row of a mixed list, the most important first. */
export interface Findable {
  readonly label: string;
  /** A telephone number, in any form. */
  readonly number?: string | undefined;
  readonly hint?: string | undefined;
  /** A text in which to look for the words. */
  readonly message?: string | undefined;
}

/**
 * How well a row fits: 0 its name begins with what was typed, 1 words of its name do, 2 its number contains it, 3 name, hint and
 * number together contain every word, 4 with the message they do. Null if a word is not found.
 */
export const rankOf = ({ label, number, hint, message }: Findable, typed: string): number | null => {
  const words = wordsOf(typed);
  const name = foldText(label).replace(SIGNS, '');
  const sought = foldText(typed.trim()).replace(SIGNS, '');
  // Without its signs, a query of signs alone would begin every name.
  if (sought !== '' && name.startsWith(sought)) return 0;
  if (sought !== '' && beginWords(name, words.map(foldText))) return 1;
  if (number && (textFinder(typed)(number) || words.every((word) => textFinder(word)(number)))) return 2;
  if (words.every((word) => textFinder(word)(label, hint, number))) return 3;
  if (words.every((word) => textFinder(word)(label, hint, number, message))) return 4;
  return null;
};

/** Where the digits of a typed number occur in a formatted number, separators included. */
const numberRange = (text: string, typed: string): TextRange[] => {
  const digits = digitsOfNumber(typed);
  if (digits === '' || digitsOfNumber(text) === '') return [];
  const places = Array.from(text.matchAll(/\d/g), ({ index }) => index);
  const at = places
    .map((place) => text[place])
    .join('')
    .indexOf(digits);
  if (at === -1) return [];
  return [{ start: places[at] as number, end: (places[at + digits.length - 1] as number) + 1 }];
};

/** The ranges where a word occurs, else those where it does without the signs before it, which find a name too. */
const wordRanges = (text: string, word: string): TextRange[] => {
  const literal = findRanges(text, word);
  return literal.length > 0 ? literal : findRanges(text, word.replace(SIGNS, ''));
};

/** The ranges of a text to mark: every typed word, and the number, in order and without overlaps. */
export const markedRanges = (text: string, typed: string): readonly TextRange[] => {
  const whole = numberRange(text, typed.trim());
  const words = wordsOf(typed);
  const found =
    whole.length > 0
      ? whole
      : words.flatMap((word) => [...wordRanges(text, foldText(word)), ...numberRange(text, word)]);
  const ranges: TextRange[] = [];
  for (const range of found.toSorted((left, right) => left.start - right.start || right.end - left.end)) {
    const last = ranges.at(-1);
    if (last && range.start < last.end)
      ranges[ranges.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    else ranges.push(range);
  }
  return ranges;
};

/** What stands further on in a text of one line may lie beyond the edge of its row, characters. */
const SEEN = 20;
/** How much of it is left before a mark, characters. */
const LEAD = 10;

/** A text as a row of one line shows it: begun shortly before its longest mark where that would lie beyond the edge. */
export const fromMark = (text: string, typed: string): string => {
  const [longest] = markedRanges(text, typed).toSorted(
    (left, right) => right.end - right.start - (left.end - left.start),
  );
  if (!longest || longest.start <= SEEN) return text;
  const lead = text.slice(longest.start - LEAD, longest.start);
  const blank = lead.indexOf(' ');
  return `…${blank === -1 ? '' : lead.slice(blank + 1)}${text.slice(longest.start)}`;
};
