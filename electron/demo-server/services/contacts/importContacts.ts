import type { ServerContext } from '../../context';
import { AppError } from '../../http/errors';
import type { Actor } from '../../http/tokens';
import { createContacts } from './contacts';

export interface ImportedRow {
  name: string;
  number: string;
}

/** Stores the rows of a spreadsheet one by one. Numbers are not checked on WhatsApp; failures are collected. */
export const createContactImport = (context: ServerContext) => {
  const contacts = createContacts(context);

  const store = ({ companyId }: Actor, { name, number }: ImportedRow) => {
    if (name === '') throw new AppError(400, 'name is a required field');
    const digits = number.replaceAll(/\D/g, '');
    if (digits === '') throw new AppError(400, 'number is a required field');
    return contacts.store(companyId, { name, number: digits });
  };

  return (actor: Actor, rows: readonly ImportedRow[]) => {
    const newContacts: { contactName: string; contactId: number }[] = [];
    const errorBag: { contactName: string; error: { message: string; statusCode: number } }[] = [];
    for (const row of rows) {
      try {
        newContacts.push({ contactName: row.name, contactId: store(actor, row).id });
      } catch (failure) {
        if (!(failure instanceof AppError)) throw failure;
        errorBag.push({ contactName: row.name, error: { message: failure.error, statusCode: failure.status } });
      }
    }
    return { newContacts, errorBag };
  };
};
