import { read, utils } from '@e965/xlsx';
import { readContactSheet, type ContactSheet, type SheetCell } from '@/domain/company/contactSheet';

/** How the files of the two kinds begin: a ZIP archive (.xlsx) and a compound document (.xls). */
const BEGINNINGS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
] as const;

/**
 * The contacts of the file's first sheet.
 * @throws Error when the bytes are no .xls or .xlsx file: the library would take any text for a sheet
 */
export const readContactFile = (bytes: Uint8Array): ContactSheet => {
  if (!BEGINNINGS.some((beginning) => beginning.every((byte, index) => bytes[index] === byte))) {
    throw new Error('not a spreadsheet');
  }
  const { Sheets, SheetNames } = read(bytes, { dense: true });
  const sheet = Sheets[SheetNames[0] ?? ''];
  return readContactSheet(
    sheet ? utils.sheet_to_json<SheetCell[]>(sheet, { header: 1, raw: true, blankrows: true }) : [],
  );
};
