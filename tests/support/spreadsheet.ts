import { utils, write } from '@e965/xlsx';

export type SpreadsheetKind = 'xlsx' | 'xls';

/** A spreadsheet with one sheet whose first row has the titles. */
export function spreadsheetOf(
  rows: readonly (readonly (string | number)[])[],
  kind: SpreadsheetKind = 'xlsx',
): Uint8Array<ArrayBuffer> {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Contatos');
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: kind === 'xls' ? 'biff8' : 'xlsx' });
  return new Uint8Array(bytes);
}
