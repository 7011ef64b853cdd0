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
