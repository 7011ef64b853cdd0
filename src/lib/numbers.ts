/** Formats numbers as the interface's language does, `1.234,5` or `1,234.5`. */

interface Decimals {
  /** Fewest digits after the decimal mark. */
  readonly least: number;
  /** Most digits after the decimal mark. */
  readonly most: number;
}

/** @param language - BCP 47 tag */
export const formatNumber = (number: number, language: string, { least, most }: Decimals): string =>
  number.toLocaleString(language, {
    // Spanish would otherwise group 12.345 but not 1234.
    useGrouping: 'always',
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });

/** @param language - BCP 47 tag */
export const decimalMark = (language: string): ',' | '.' => ((0.5).toLocaleString(language).includes(',') ? ',' : '.');
