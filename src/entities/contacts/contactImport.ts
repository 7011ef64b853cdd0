import type { ApiFailure } from '@/protocol/errors';
import { isAbsentEndpoint } from '@/protocol/errors';
import { contactOfSave } from './savedContact';
import type { SheetContact } from '@/domain/contactSheet';
import { createAppThunk, type AppThunkConfig } from '../thunk';
import { importProgressed } from './contactActions';

/** A row the server did not take, with its words. */
export interface RefusedRow {
  readonly name: string;
  readonly message: string;
}

/** The outcome of a spreadsheet's rows. */
export interface ImportReport {
  readonly added: readonly string[];
  readonly refused: readonly RefusedRow[];
}

/** Hands a spreadsheet over as it is; only for servers that take files. */
export const importContactFile = createAppThunk<null, File>(
  'contacts/importFile',
  (file, { extra }) => extra.api.contacts.importFile(file),
  { silent: true },
);

type Api = AppThunkConfig['extra']['api'];

const uploadAll = async (api: Api, rows: readonly SheetContact[]): Promise<ImportReport> => {
  const answer = await api.contacts.upload(rows.map(({ name, number }) => ({ Nome: name, Telefone: number })));
  const { newContacts = [], errorBag = [] } = answer ?? {};
  return {
    added: newContacts.map(({ contactName }) => contactName),
    refused: errorBag.map(({ contactName, error }) => ({ name: contactName, message: error.message })),
  };
};

const createEach = async (
  api: Api,
  rows: readonly SheetContact[],
  onProgress: (done: number) => void,
): Promise<ImportReport> => {
  const added: string[] = [];
  const refused: RefusedRow[] = [];
  for (const [index, { name, number }] of rows.entries()) {
    try {
      const saved = await api.contacts.create({ name, number, email: '', extraInfo: [] });
      added.push(contactOfSave(saved)?.name ?? name);
    } catch (error) {
      const { message, status } = error as ApiFailure;
      // Without an answer the rest would only wait as long, one row after the other.
      if (status === null) throw error;
      refused.push({ name, message });
    }
    onProgress(index + 1);
  }
  return { added, refused };
};

/** Adds the rows of a spreadsheet: in one call, or one by one where the server lacks it. */
export const importContactRows = createAppThunk<ImportReport, readonly SheetContact[]>(
  'contacts/importRows',
  async (rows, { extra: { api }, dispatch }) => {
    try {
      return await uploadAll(api, rows);
    } catch (error) {
      if (!isAbsentEndpoint(error as ApiFailure)) throw error;
      return createEach(api, rows, (done) => dispatch(importProgressed(done)));
    }
  },
  { silent: true },
);
