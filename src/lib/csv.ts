/** Spreadsheets take such a value for a formula. */
const FORMULA = /^[=+\-@]/;
const NEEDS_QUOTES = /[;"\r\n]/;

const cell = (value: string): string => {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Lines with `;` between their fields, as spreadsheets open them rightly and safely: UTF-8 with a mark, CRLF. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
