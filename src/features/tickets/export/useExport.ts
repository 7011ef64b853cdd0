import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { ticketName } from '@/domain/conversations/ticketName';
import type { Message } from '@/protocol/records/messages';
import type { Ticket } from '@/protocol/records/tickets';
import { createTranslate } from '@/i18n/translate';
import { formatDay } from '@/lib/dates';
import { dayAndTime } from '@/lib/moments';
import { saveFile } from '@/lib/saveFile';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { usePhoneFormat } from '@/ui/usePhoneFormat';
import { plainText, printedPage, storedName } from './exportDocuments';
import { type ExportLine, exportLines, headLines } from './exportLines';
import { printPage, readForExport, readMedia, type Period } from './exportThunks';
import type { ArchiveFile } from './makeArchive';

export type ExportForm = 'pdf' | 'zip';

/** Progress of an export: messages read, or files read of all files. */
export type ExportStep =
  | { readonly kind: 'idle' | 'failed' | 'empty' }
  | { readonly kind: 'messages'; readonly count: number }
  | { readonly kind: 'files'; readonly done: number; readonly total: number }
  | { readonly kind: 'saving' };

/** What an export makes of a conversation. */
interface ExportDocument {
  readonly title: string;
  readonly head: ReturnType<typeof headLines>;
  readonly lines: readonly ExportLine[];
  /** Without extension. */
  readonly fileName: string;
}

/** Resolves with the value of a call, which is aborted together with its job. */
const withJob = async <Value>(
  request: Promise<unknown> & { abort: () => void; unwrap: () => Promise<Value> },
  signal: AbortSignal,
) => {
  signal.addEventListener('abort', () => request.abort(), { once: true });
  return request.unwrap();
};

/** Exports a conversation. A stopped or failed export leaves no file. */
export const useExport = (ticket: Ticket | null, onDone: () => void) => {
  const { t, i18n } = useTranslation(['export', 'tickets']);
  const words = createTranslate(i18n);
  const dispatch = useAppDispatch();
  const formatPhone = usePhoneFormat();
  const company = useAppSelector(({ session }) => session.company?.name ?? '');
  const [step, setStep] = useState<ExportStep>({ kind: 'idle' });
  const job = useRef<AbortController | null>(null);
  const stop = () => {
    job.current?.abort();
    setStep({ kind: 'idle' });
  };
  // Closing the dialog cancels the export.
  useEffect(() => () => job.current?.abort(), []);

  const periodText = ({ from, to }: Period): string => {
    if (from && to) return t('period.between', { from: formatDay(from), to: formatDay(to) });
    if (from) return t('period.since', { from: formatDay(from) });
    return to ? t('period.until', { to: formatDay(to) }) : t('period.whole');
  };
  const documentOf = (of: Ticket, period: Period, messages: readonly Message[]): ExportDocument => {
    const contact = ticketName(of);
    const names = { company: company || t('tickets:message.you'), contact, isGroup: of.isGroup === true };
    const lines = exportLines(messages, names, words);
    const number = of.isGroup ? '' : formatPhone(of.contact?.number ?? '');
    const madeAt = dayAndTime(Date.now());
    const facts = { company, contact, number, ticket: `#${of.id}`, period: periodText(period), madeAt };
    return {
      title: t('documentTitle', { name: contact }),
      head: headLines(facts, lines.length, words).filter(([, value]) => value !== ''),
      lines,
      fileName: storedName(of.id, t('fileName', { name: contact })),
    };
  };
  const savePdf = async ({ title, head, lines, fileName }: ExportDocument, signal: AbortSignal): Promise<void> => {
    setStep({ kind: 'saving' });
    const pdf = await dispatch(printPage(printedPage(title, i18n.language, head, lines))).unwrap();
    if (pdf && !signal.aborted) saveFile(`${fileName}.pdf`, new Blob([pdf], { type: 'application/pdf' }));
  };
  const saveArchive = async ({ title, head, lines, fileName }: ExportDocument, signal: AbortSignal): Promise<void> => {
    const withFile = lines.filter(({ file }) => file !== null);
    const stored = new Map<string, string>();
    const files: ArchiveFile[] = [];
    for (const [place, { id, file }] of withFile.entries()) {
      if (signal.aborted || !file) return;
      setStep({ kind: 'files', done: place, total: withFile.length });
      // Sequential, so that the export can be stopped between files.
      // oxlint-disable-next-line no-await-in-loop
      const content = await withJob(dispatch(readMedia(file.source)), signal);
      const name = `${t('mediaFolder')}/${storedName(place + 1, file.name)}`;
      if (content) files.push({ name, content });
      stored.set(id, content ? name : t('fileMissing'));
    }
    if (signal.aborted) return;
    setStep({ kind: 'saving' });
    const text = plainText(title, head, lines, ({ id }) => stored.get(id) ?? '');
    const { makeArchive } = await import('./makeArchive');
    const archive = await makeArchive([{ name: `${t('textName')}.txt`, content: `\ufeff${text}` }, ...files]);
    if (!signal.aborted) saveFile(`${fileName}.zip`, archive);
  };
  const start = async (form: ExportForm, period: Period): Promise<void> => {
    if (!ticket) return;
    // A stopped job may still be finishing its last step and must not be mistaken for this one.
    job.current = new AbortController();
    const { signal } = job.current;
    setStep({ kind: 'messages', count: 0 });
    const onProgress = (count: number) => {
      if (!signal.aborted) setStep({ kind: 'messages', count });
    };
    try {
      const messages = await withJob(dispatch(readForExport({ ticketId: ticket.id, period, onProgress })), signal);
      if (signal.aborted) return;
      if (messages.length === 0) {
        setStep({ kind: 'empty' });
        return;
      }
      await (form === 'pdf' ? savePdf : saveArchive)(documentOf(ticket, period, messages), signal);
      if (!signal.aborted) onDone();
    } catch {
      // The thunk has already logged the reason.
      if (!signal.aborted) setStep({ kind: 'failed' });
    }
  };
  return { step, start, stop };
};
