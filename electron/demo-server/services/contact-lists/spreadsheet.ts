import { read, utils } from '@e965/xlsx';
import { ServerFailure } from '../../http/errors';

/** One person of an imported spreadsheet. */
export interface SpreadsheetRow {
  name: string;
  number: string;
  email: string;
}

/** Titles a column may have. */
const TITLES = {
  name: ['nome', 'Nome'],
  number: ['numero', 'número', 'Numero', 'Número'],
  email: ['email', 'e-mail', 'Email', 'E-mail'],
} as const satisfies Record<keyof SpreadsheetRow, readonly string[]>;

/** First bytes of the two kinds of files: a ZIP archive (.xlsx) and a compound document (.xls). */
const BEGINNINGS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
] as const;

/** Checks the kind of file first, since the library reads any text as a table of one column. */
const isSpreadsheet = (bytes: Uint8Array): boolean =>
  BEGINNINGS.some((beginning) => beginning.every((byte, index) => bytes[index] === byte));

/**
 * The rows of the first sheet.
 * @throws ServerFailure when the bytes are no .xls or .xlsx file
 */
export const readSpreadsheet = (bytes: Uint8Array): SpreadsheetRow[] => {
  if (!isSpreadsheet(bytes)) throw new ServerFailure('not a spreadsheet');
  const book = read(bytes, { dense: true });
  const [first = ''] = book.SheetNames;
  const sheet = book.Sheets[first];
  if (!sheet) return [];
  const rows = utils.sheet_to_json<Record<string, unknown>>(sheet, { defval: '', raw: true });
  return rows.map((row) => {
    const cell = (names: readonly string[]): string => {
      const title = names.find((name) => name in row);
      return title === undefined ? '' : String(row[title]).trim();
    };
    return { name: cell(TITLES.name), number: cell(TITLES.number), email: cell(TITLES.email) };
  });
};
