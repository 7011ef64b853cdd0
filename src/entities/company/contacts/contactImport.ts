import { createAction, createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { SheetContact } from '@/domain/company/contactSheet';
import { type ApiFailure, isAbsentEndpoint, isUnreached } from '@/protocol/errors';
import { sessionEnded } from '../../session/sessionActions';
import { type AppThunkConfig, createAppThunk } from '../../base/thunk';
import { contactOfSave } from './contacts';

/** The number of spreadsheet rows that the running import has sent. */
const importProgressed = createAction<number>('contactImport/progressed');

/** A row the server refused, with its message. */
export interface RefusedRow {
  readonly name: string;
  readonly message: string;
}

/** The outcome of a spreadsheet's rows. */
export interface ImportReport {
  readonly added: readonly string[];
  readonly refused: readonly RefusedRow[];
  /** Rows without an answer, since the server was not reached: those after the first call that failed were not sent. */
  readonly left: readonly SheetContact[];
}

/** Uploads a spreadsheet file as it is; only for servers that accept files. */
export const importContactFile = createAppThunk<null, File>(
  'contactImport/file',
  (file, { extra }) => extra.api.contacts.importFile(file),
  { silent: true },
);

type Api = AppThunkConfig['extra']['api'];

/** Rows of one call: a proxy refuses a large body, and the answer to thousands of rows would come too late. */
const ROWS_PER_CALL = 500;

const uploadPart = async (api: Api, rows: readonly SheetContact[]): Promise<Omit<ImportReport, 'left'>> => {
  const answer = await api.contacts.upload(rows.map(({ name, number }) => ({ Nome: name, Telefone: number })));
  const { newContacts = [], errorBag = [] } = answer ?? {};
  return {
    added: newContacts.map(({ contactName }) => contactName),
    refused: errorBag.map(({ contactName, error }) => ({ name: contactName, message: error.message })),
  };
};

const uploadAll = async (
  api: Api,
  rows: readonly SheetContact[],
  onProgress: (done: number) => void,
): Promise<ImportReport> => {
  const first = await uploadPart(api, rows.slice(0, ROWS_PER_CALL));
  const added = [...first.added];
  const refused = [...first.refused];
  for (let done = ROWS_PER_CALL; done < rows.length; done += ROWS_PER_CALL) {
    onProgress(done);
    const part = rows.slice(done, done + ROWS_PER_CALL);
    try {
      const report = await uploadPart(api, part);
      added.push(...report.added);
      refused.push(...report.refused);
    } catch (error) {
      const { message, status } = error as ApiFailure;
      if (isUnreached(status)) return { added, refused, left: rows.slice(done) };
      refused.push(...part.map(({ name }) => ({ name, message })));
    }
  }
  return { added, refused, left: [] };
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
      // Each further row would wait just as long, or be refused as well.
      if (isUnreached(status)) return { added, refused, left: rows.slice(index) };
      refused.push({ name, message });
    }
    onProgress(index + 1);
  }
  return { added, refused, left: [] };
};

/** Adds the rows of a spreadsheet: many in one call, or one by one where the server lacks it. */
export const importContactRows = createAppThunk<ImportReport, readonly SheetContact[]>(
  'contactImport/rows',
  async (rows, { extra: { api }, dispatch }) => {
    const onProgress = (done: number) => void dispatch(importProgressed(done));
    try {
      return await uploadAll(api, rows, onProgress);
    } catch (error) {
      if (!isAbsentEndpoint(error as ApiFailure)) throw error;
      return createEach(api, rows, onProgress);
    }
  },
  { silent: true },
);

/** The running import; the contacts are in the `contacts` collection and in tickets. */
export interface ContactImportState {
  /** Do rows of a spreadsheet go out? Those that are left would not, if the session or the app ended. */
  readonly running: boolean;
  /** Rows sent so far by an import of several calls. */
  readonly imported: number;
}

const initialImport: ContactImportState = { running: false, imported: 0 };

declare module '../../base/state' {
  interface EntitiesState {
    readonly contactImport: ContactImportState;
  }
}

export const contactImportSlice = createSlice({
  name: 'contactImport',
  initialState: initialImport,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(importContactRows.pending, () => ({ running: true, imported: 0 }))
      .addCase(importProgressed, (state, { payload }) => {
        state.imported = payload;
      })
      .addCase(sessionEnded, () => initialImport)
      .addMatcher(isAnyOf(importContactRows.fulfilled, importContactRows.rejected), (state) => {
        state.running = false;
      });
  },
});
