import dayjs from 'dayjs';
import { isTransient } from '@/protocol/errors';
import type { Message } from '@/protocol/records/messages';
import { byTime } from '@/entities/conversations/messages/messageSelectors';
import { describeFailure } from '@/entities/base/failure';
import { createAppThunk } from '@/entities/base/thunk';
import { downloadMedia } from '@/entities/device/files/downloadMedia';

export interface Period {
  /** First and last day, `YYYY-MM-DD`; empty for no limit. */
  readonly from: string;
  readonly to: string;
}

interface Reading {
  readonly ticketId: number;
  readonly period: Period;
  /** Called with the total number of messages read so far. */
  readonly onProgress: (count: number) => void;
}

/** Is a message in the period? Days are in this computer's time zone. */
export const isInPeriod = ({ createdAt }: Message, { from, to }: Period): boolean => {
  const day = dayjs(createdAt).format('YYYY-MM-DD');
  return (from === '' || day >= from) && (to === '' || day <= to);
};

/**
 * Reads a conversation for an export and returns its messages oldest first. It reads page after page until the beginning, or until
 * a whole page is older than the period. The conversation on screen does not change.
 */
export const readForExport = createAppThunk<readonly Message[], Reading>(
  'export/read',
  async ({ ticketId, period, onProgress }, { extra, signal }) => {
    // The newest page comes first, and messages of the same time keep their order.
    let found: ReadonlyMap<string, Message> = new Map();
    for (let number = 1; ; number += 1) {
      // Each page says whether there is another.
      // oxlint-disable-next-line no-await-in-loop
      const page = await extra.api.messages.page(ticketId, number, signal);
      signal.throwIfAborted();
      const read = page.records.map((message) => [message.id, message] as const);
      found = new Map([...read.filter(([id]) => !found.has(id)), ...found, ...read]);
      onProgress(found.size);
      const { from } = period;
      const isPast = from !== '' && page.records.every(({ createdAt }) => dayjs(createdAt).format('YYYY-MM-DD') < from);
      if (!page.hasMore || page.records.length === 0 || isPast) break;
    }
    return [...found.values()].filter((message) => isInPeriod(message, period)).sort(byTime);
  },
  { silent: true },
);

/**
 * Reads a message's file; null where the server no longer has it. The last address, that of the server in use, decides: if it does
 * not answer, the export ends instead of leaving all later files out.
 */
export const readMedia = createAppThunk<Blob | null, string>(
  'export/readMedia',
  async (source, { extra, signal }) => {
    try {
      return await downloadMedia(source, extra, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (isTransient(describeFailure(error).status)) throw error;
      return null;
    }
  },
  { silent: true },
);

/** Prints a page: returns the PDF, or null where the browser opened its own print dialog. */
export const printPage = createAppThunk<Uint8Array<ArrayBuffer> | null, string>(
  'export/print',
  async (html, { extra }) => extra.desktop.system.print(html),
  { silent: true },
);
