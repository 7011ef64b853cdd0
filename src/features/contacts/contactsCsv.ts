import type { Contact } from '@/protocol/records/contacts';
import { toCsv } from '@/lib/csv';

/** The name of the exported file. */
export const CSV_NAME = 'contatos.csv';

const HEADER = ['name', 'number', 'email'];

/** The exported contacts, one line each. */
export const contactsCsv = (contacts: readonly Contact[]): Blob => {
  const lines = contacts.map(({ name, number = '', email }) => [name, number, email ?? '']);
  return new Blob([toCsv([HEADER, ...lines])], { type: 'text/csv;charset=utf-8' });
};
