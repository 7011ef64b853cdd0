import { foldText } from '../text/foldedText';

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
  readonly reason: 'noName' | 'noNumber';
}

export interface ContactSheet {
  readonly contacts: readonly SheetContact[];
  readonly unusable: readonly UnusableRow[];
}

const NAME = /^(nome|name|nombre|contato|contacto|contact|cliente)/;
const NUMBER = /(telefone|telefono|fone|phone|celular|whatsapp|numero|number)/;

const text = (cell: SheetCell): string => (cell === null || cell === undefined ? '' : String(cell).trim());

interface Columns {
  readonly name: number;
  readonly number: number;
  /** Index of the first row with a contact, from 0. */
  readonly start: number;
}

/** The columns of name and number: by the titles in the first row, else the first two. */
const columnsOf = ([titles = []]: readonly (readonly SheetCell[])[]): Columns => {
  const folded = titles.map((title) => foldText(text(title)));
  const name = folded.findIndex((title) => NAME.test(title));
  const number = folded.findIndex((title, column) => column !== name && NUMBER.test(title));
  return name === -1 || number === -1 ? { name: 0, number: 1, start: 0 } : { name, number, start: 1 };
};

/** Reads the contacts from a sheet's cells, row by row. Skips empty rows. */
export const readContactSheet = (cells: readonly (readonly SheetCell[])[]): ContactSheet => {
  const columns = columnsOf(cells);
  const contacts: SheetContact[] = [];
  const unusable: UnusableRow[] = [];
  for (const [index, row] of cells.entries()) {
    if (index < columns.start || row.every((cell) => text(cell) === '')) continue;
    const name = text(row[columns.name]);
    const number = text(row[columns.number]).replaceAll(/\D/g, '');
    if (name !== '' && number !== '') contacts.push({ name, number });
    else unusable.push({ row: index + 1, name, reason: name === '' ? 'noName' : 'noNumber' });
  }
  return { contacts, unusable };
};
