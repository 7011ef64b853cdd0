/** Writing numbers the way the interface's language does, `1.234,5` or `1,234.5`. */

interface Decimals {
  /** Fewest digits after the decimal mark. */
  readonly least: number;
  /** Most digits after the decimal mark. */
  readonly most: number;
}

/** @param language - BCP 47 tag */
export const formatNumber = (number: number, language: string, { least, most }: Decimals): string =>
  number.toLocaleString(language, {
    // Spanish would otherwise write 1234 without its mark, and 12.345 with it.
    useGrouping: 'always',
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });

/** @param language - BCP 47 tag */
export const decimalMark = (language: string): ',' | '.' => ((0.5).toLocaleString(language).includes(',') ? ',' : '.');
