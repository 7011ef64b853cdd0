import { useState } from 'react';
import { isSpreadsheet, type ContactSheet, type SheetContact } from '@/domain/company/contactSheet';
import { isStaleAnswer } from '@/entities/base/failure';
import { selectContactsCarryTags } from '@/entities/company/contacts/contacts';
import { importContactFile, importContactRows, type ImportReport } from '@/entities/company/contacts/contactImport';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { useLeft } from '@/ui/useLeft';
import type { FromSheetWorker } from './sheetMessages';

/** The state of an import. */
export type ImportStep =
  | { readonly kind: 'choose'; readonly problem?: 'wrongKind' | 'unreadable' | 'noRows' | 'failed' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'ready'; readonly name: string; readonly sheet: ContactSheet }
  | { readonly kind: 'running'; readonly total: number }
  | { readonly kind: 'done'; readonly sheet: ContactSheet; readonly report: ImportReport };

const NOTHING_SENT: ImportReport = { added: [], refused: [], left: [] };

const parse = async (file: File): Promise<ContactSheet> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const worker = new Worker(new URL('./sheetWorker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FromSheetWorker>) =>
        'sheet' in data ? resolve(data.sheet) : reject(new Error(data.failure));
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage(bytes, [bytes.buffer]);
    });
  } finally {
    worker.terminate();
  }
};

interface ImportOptions {
  readonly onClose: () => void;
  readonly onImported: () => void;
}

/**
 * Imports a spreadsheet. Servers whose contacts carry tags take the file as it is; elsewhere that call would copy the phone's
 * whole address book, so the sheet is read here and its rows are sent.
 */
export const useContactImport = ({ onClose, onImported }: ImportOptions) => {
  const dispatch = useAppDispatch();
  const takesFiles = useAppSelector(selectContactsCarryTags);
  const isLeft = useLeft();
  const [step, setStep] = useState<ImportStep>({ kind: 'choose' });

  // A notification may lead away from the running import: then a toast tells how it ended.
  const fail = (answer: object): void => {
    setStep({ kind: 'choose', problem: 'failed' });
    if (isLeft.current && !isStaleAnswer(answer))
      dispatch(toastShown({ kind: 'error', textKey: 'contacts:import.problems.failed' }));
  };
  const tellEnd = ({ added, refused, left }: ImportReport): void => {
    const values = { added: added.length, refused: refused.length, left: left.length };
    const kind = values.refused + values.left > 0 ? 'warning' : 'success';
    dispatch(toastShown({ kind, textKey: 'contacts:import.ended', values }));
  };

  const sendFile = async (file: File): Promise<void> => {
    const answer = await dispatch(importContactFile(file));
    if (importContactFile.rejected.match(answer)) {
      fail(answer);
      return;
    }
    dispatch(toastShown({ kind: 'success', textKey: 'contacts:import.fileTaken' }));
    onImported();
    onClose();
  };

  const readFile = async (file: File): Promise<void> => {
    try {
      const sheet = await parse(file);
      const isEmpty = sheet.contacts.length + sheet.unusable.length === 0;
      setStep(isEmpty ? { kind: 'choose', problem: 'noRows' } : { kind: 'ready', name: file.name, sheet });
    } catch {
      // Every kind of unreadable file gets the same message.
      setStep({ kind: 'choose', problem: 'unreadable' });
    }
  };

  const choose = async (file: File): Promise<void> => {
    if (!isSpreadsheet(file)) {
      setStep({ kind: 'choose', problem: 'wrongKind' });
      return;
    }
    setStep({ kind: takesFiles ? 'sending' : 'reading' });
    await (takesFiles ? sendFile(file) : readFile(file));
  };

  /** Sends these rows; `former` is the report of those before them. */
  const send = async (sheet: ContactSheet, rows: readonly SheetContact[], former: ImportReport): Promise<void> => {
    setStep({ kind: 'running', total: rows.length });
    const answer = await dispatch(importContactRows(rows));
    // Some rows may have been imported before it failed.
    onImported();
    if (importContactRows.fulfilled.match(answer)) {
      const { added, refused, left } = answer.payload;
      const report = { added: [...former.added, ...added], refused: [...former.refused, ...refused], left };
      if (isLeft.current) tellEnd(report);
      setStep({ kind: 'done', sheet, report });
    } else if (former.left.length > 0) setStep({ kind: 'done', sheet, report: former });
    else fail(answer);
  };
  const run = (sheet: ContactSheet): Promise<void> => send(sheet, sheet.contacts, NOTHING_SENT);
  /** Sends the rows that a lost connection left. */
  const goOn = (sheet: ContactSheet, report: ImportReport): Promise<void> => send(sheet, report.left, report);

  return { step, choose, run, goOn };
};
