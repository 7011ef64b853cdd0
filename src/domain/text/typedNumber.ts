/** What a typed number means. */
export type TypedNumber =
  | { readonly kind: 'empty' }
  | { readonly kind: 'number'; readonly value: number }
  /** It means different numbers with a decimal comma and with a decimal point. */
  | { readonly kind: 'ambiguous' }
  /** More decimals than the field takes. */
  | { readonly kind: 'tooPrecise' }
  | { readonly kind: 'unreadable' };

/** The decimal mark of a number; the other mark, or a space, separates thousands. */
type DecimalMark = ',' | '.';

/** The sign of the only currency in use, in front of an amount or behind it. Another currency's sign is not a number. */
const CURRENCY = /^(?:R\$|BRL)\s*|\s*(?:R\$|BRL)$/gi;
const GROUPED = {
  ',': /^-?[1-9]\d{0,2}(?:([. ])\d{3})(?:\1\d{3})*(?:,\d+)?$/,
  '.': /^-?[1-9]\d{0,2}(?:([, ])\d{3})(?:\1\d{3})*(?:\.\d+)?$/,
} as const;
const PLAIN = { ',': /^-?\d+(?:,\d+)?$/, '.': /^-?\d+(?:\.\d+)?$/ } as const;

interface Reading {
  readonly value: number;
  /** Digits after the decimal mark. */
  readonly decimals: number;
}

const readWith = (mark: DecimalMark, text: string): Reading | null => {
  if (!GROUPED[mark].test(text) && !PLAIN[mark].test(text)) return null;
  const [whole = '', fraction = ''] = text.split(mark);
  return { value: Number(`${whole.replaceAll(/[^\d-]/g, '')}.${fraction}`), decimals: fraction.length };
};

/**
 * Reads a number as people type and paste it: `1.234,50`, `1234,5`, `R$ 1.234,50`, `1 234,50`, and also `1,234.50`, which can
 * mean nothing else. A text that people may have meant either way is refused rather than guessed, for example `1,234` in a field
 * of two decimals where the comma is the decimal mark.
 *
 * @param mark - Decimal mark of the interface's language
 * @param decimals - The most digits after the decimal mark
 */
export const readTypedNumber = (typed: string, mark: DecimalMark, decimals: number): TypedNumber => {
  const text = typed
    .trim()
    .replaceAll(/[\u{a0}\u{202f}\s]+/gu, ' ')
    .replaceAll(CURRENCY, '');
  if (text === '') return typed.trim() === '' ? { kind: 'empty' } : { kind: 'unreadable' };
  const own = readWith(mark, text);
  const foreign = readWith(mark === ',' ? '.' : ',', text);
  const fits = (reading: Reading | null): reading is Reading => reading !== null && reading.decimals <= decimals;
  if (own === null && foreign === null) return { kind: 'unreadable' };
  if (fits(own) && fits(foreign) && own.value !== foreign.value) return { kind: 'ambiguous' };
  if (fits(own)) return { kind: 'number', value: own.value };
  if (!fits(foreign)) return { kind: 'tooPrecise' };
  return own === null ? { kind: 'number', value: foreign.value } : { kind: 'ambiguous' };
};
