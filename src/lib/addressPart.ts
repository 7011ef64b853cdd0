/** One half of a character that is written as two, which no address can hold. */
const HALF_CHARACTER = /\p{Cs}/gu;

/** A text or an id as one part of an address. Servers may send a text that ends within a character; an address has U+FFFD there. */
export const addressPart = (value: number | string): string =>
  encodeURIComponent(`${value}`.replaceAll(HALF_CHARACTER, '\uFFFD'));
