import { digitsOf } from '@/lib/masks';
import { foldText } from '../text/foldedText';

/** The spreadsheets that are read, as the system's dialog offers them. */
export const SPREADSHEETS = '.xls,.xlsx';

/** Is the file a spreadsheet, by its name? */
export const isSpreadsheet = ({ name }: { readonly name: string }): boolean => /\.xlsx?$/i.test(name);

/** The value of one spreadsheet cell; null or undefined where it is empty. */
export type SheetCell = string | number | boolean | null | undefined;

/** A contact read from a spreadsheet. */
export interface SheetContact {
  readonly name: string;
  /** Digits only. */
  readonly number: string;
}

/** A row that cannot become a contact. */
export interface UnusableRow {
  /** Row number as the spreadsheet shows it, from 1. */
  readonly row: number;
  readonly name: string;
  readonly reason: 'noName' | 'noNumber' | 'badNumber';
}

export interface ContactSheet {
  readonly contacts: readonly SheetContact[];
  readonly unusable: readonly UnusableRow[];
}

const NAME = /^(nome|name|nombre|contato|contacto|contact|cliente)/;
const NUMBER = /(telefone|telefono|fone|phone|celular|whatsapp|numero|number)|^(tel|cel|zap)\b/;

const text = (cell: SheetCell): string => (cell === null || cell === undefined ? '' : String(cell).trim());

interface Columns {
  readonly name: number;
  readonly number: number;
  /** Index of the first row with a contact, from 0. */
  readonly start: number;
}

/** How far down the titles are looked for: a sheet may begin with a heading of its own. */
const TITLE_ROWS = 10;

/** A title may be numbered, such as 'Telefone 1'; one with more digits is a row's own number. */
const MOST_TITLE_DIGITS = 2;

const isNumberTitle = (title: string): boolean => NUMBER.test(title) && digitsOf(title).length <= MOST_TITLE_DIGITS;

const columnsIn = (titles: readonly SheetCell[]): Omit<Columns, 'start'> | null => {
  const folded = titles.map((title) => foldText(text(title)));
  const name = folded.findIndex((title) => NAME.test(title));
  const number = folded.findIndex((title, column) => column !== name && isNumberTitle(title));
  return name === -1 || number === -1 ? null : { name, number };
};

/** The columns of name and number: by their titles, else the first two. */
const columnsOf = (cells: readonly (readonly SheetCell[])[]): Columns => {
  for (const [row, titles] of cells.slice(0, TITLE_ROWS).entries()) {
    const columns = columnsIn(titles);
    if (columns) return { ...columns, start: row + 1 };
  }
  return { name: 0, number: 1, start: 0 };
};

/** Digits of a telephone number of any country, without and with its code; more are two numbers in one cell. */
const LEAST_DIGITS = 8;
const MOST_DIGITS = 15;

/** Why a row cannot become a contact; null if it can. */
const faultOf = ({ name, number }: SheetContact): UnusableRow['reason'] | null => {
  if (name === '') return 'noName';
  if (number === '') return 'noNumber';
  return number.length < LEAST_DIGITS || number.length > MOST_DIGITS ? 'badNumber' : null;
};

/** Reads the contacts from a sheet's cells, row by row. Skips empty rows. */
export const readContactSheet = (cells: readonly (readonly SheetCell[])[]): ContactSheet => {
  const columns = columnsOf(cells);
  const contacts: SheetContact[] = [];
  const unusable: UnusableRow[] = [];
  for (const [index, row] of cells.entries()) {
    if (index < columns.start || row.every((cell) => text(cell) === '')) continue;
    const contact = { name: text(row[columns.name]), number: text(row[columns.number]).replaceAll(/\D/g, '') };
    const reason = faultOf(contact);
    if (reason === null) contacts.push(contact);
    else unusable.push({ row: index + 1, name: contact.name, reason });
  }
  return { contacts, unusable };
};
