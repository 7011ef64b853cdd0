import { nanoid } from '@reduxjs/toolkit';
import { isUnseen } from '@/domain/conversations/messageText';
import { SEND_LONG_MS } from '@/domain/limits';
import { at } from '../../base/idTable';
import { createAppThunk, type EntityContext } from '../../base/thunk';
import { selectAccount } from '../../session/sessionSelectors';
import type { FileRef } from '../../device/files/storedFile';
import { advance } from './advance';
import { newestIn } from './outboxPlaces';
import { selectOutboxOfTicket } from './outboxSelectors';
import { isStuck, type LocalReason, type OutboxEntry } from './outboxState';
import { standingIn } from './standing';
import { entryChanged, entryLeft, entryQueued, entryStored, uploadStopRequested } from './outboxSlice';

export interface TextToSend {
  /** Ticket id, or `placeOfChat` of an internal chat. */
  readonly ticketId: number;
  readonly body: string;
  readonly quotedMsgId?: string | null;
}

export interface FileToSend {
  readonly ticketId: number;
  /** A file stored on this computer, see `keepFile`. */
  readonly file: FileRef;
  readonly caption: string;
}

type Content = Pick<OutboxEntry, 'ticketId' | 'body' | 'quotedMsgId' | 'file'>;

/**
 * When an entry is written, ms: after the one before it in its conversation. By these times the next start puts them in order, but
 * a text and its files are written at the same moment, and clocks are set back.
 */
const nextTime = ({ getState, extra }: EntityContext, ticketId: number): number => {
  const before = selectOutboxOfTicket(getState(), ticketId).at(-1);
  return Math.max(extra.clock.now(), (before?.createdAt ?? 0) + 1);
};

/** Queues an entry: on screen at once, and on disk before it is sent. */
const queue = async (
  content: Content,
  parts: EntityContext,
  facts: Pick<OutboxEntry, 'state' | 'reason'> = { state: 'waiting' },
): Promise<OutboxEntry> => {
  const { dispatch, getState, extra } = parts;
  const { ticketId } = content;
  const entry: OutboxEntry = {
    ...content,
    id: nanoid(),
    uuid: at(getState().tickets.byId, ticketId)?.uuid ?? '',
    createdAt: nextTime(parts, ticketId),
    sentAt: null,
    after: newestIn(getState(), ticketId),
    standing: standingIn(getState(), ticketId),
    ...facts,
  };
  dispatch(entryQueued(entry));
  try {
    await extra.storage.outbox.put(selectAccount(getState()), entry.id, entry);
  } catch (error) {
    extra.log.error('Message not stored', { ticketId, reason: String(error) });
    const failed: OutboxEntry = { ...entry, state: 'failed', reason: 'storage' };
    dispatch(entryChanged(failed));
    // Should it be found at the next start, the user decides about it.
    extra.storage.outbox.put(selectAccount(getState()), entry.id, failed).catch(() => {});
    return entry;
  }
  dispatch(entryStored(entry.id));
  return entry;
};

/** Puts a text into the outbox. Empty texts are not sent. */
export const sendText = createAppThunk<OutboxEntry, TextToSend>(
  'outbox/sendText',
  ({ ticketId, body, quotedMsgId = null }, parts) => queue({ ticketId, body, quotedMsgId }, parts),
  { condition: ({ body }) => !isUnseen(body), silent: true },
);

/** Keeps a text that must not be sent now; in its conversation it can be copied, sent again or discarded. */
export const keepUnsent = createAppThunk<OutboxEntry, TextToSend & { readonly reason?: LocalReason }>(
  'outbox/keepUnsent',
  ({ ticketId, body, reason }, parts) =>
    queue({ ticketId, body, quotedMsgId: null }, parts, { state: 'failed', ...(reason && { reason }) }),
  { silent: true },
);

/** Puts a file into the outbox; an empty caption means none. Servers ignore a quote with a file. */
export const sendFile = createAppThunk<OutboxEntry, FileToSend>(
  'outbox/sendFile',
  ({ ticketId, file, caption }, parts) => queue({ ticketId, file, body: caption, quotedMsgId: null }, parts),
  { silent: true },
);

/** Sends a failed or unconfirmed text once more, at the user's request. */
export const retryOutbox = createAppThunk<void, string>(
  'outbox/retry',
  async (id, { dispatch, getState, extra }) => {
    const known = getState().outbox.byId[id];
    if (!known || !isStuck(known.state)) return;
    const after = newestIn(getState(), known.ticketId) ?? known.after;
    const standing = standingIn(getState(), known.ticketId) ?? known.standing;
    const entry: OutboxEntry = { ...known, state: 'waiting', sentAt: null, after, standing, reason: undefined };
    try {
      await extra.storage.outbox.put(selectAccount(getState()), id, entry);
    } catch (error) {
      extra.log.error('Message not stored', { ticketId: known.ticketId, reason: String(error) });
      // One that may have arrived stays so: its mark warns of sending it twice.
      if (known.state === 'failed') dispatch(entryChanged({ ...known, reason: 'storage' }));
      return;
    }
    dispatch(entryStored(id));
    dispatch(entryChanged(entry));
  },
  { silent: true },
);

/** Was it sent so long ago that the user may stop waiting for the answer? For a file, since all of it has left. */
const isLongUnderWay = ({ sentAt }: OutboxEntry, now: number): boolean =>
  sentAt !== null && now - sentAt >= SEND_LONG_MS;

/** Discards a text that waits, has failed, or has long been without an answer. If it did arrive, its message still shows. */
export const discardOutbox = createAppThunk<void, string>(
  'outbox/discard',
  (id, { dispatch, getState, extra }) => {
    const { byId, uploads } = getState().outbox;
    const known = byId[id];
    if (!known) return;
    const isOverdue = uploads[id] === undefined && isLongUnderWay(known, extra.clock.now());
    if (isStuck(known.state) || known.state === 'waiting' || isOverdue) dispatch(entryLeft(id));
  },
  { silent: true },
);

/** Stops a waiting or running upload; the file stays for another attempt. A complete upload cannot be stopped. */
export const cancelUpload = createAppThunk<void, string>(
  'outbox/cancelUpload',
  async (id, { dispatch, getState, extra }) => {
    const waiting = await advance({ dispatch, getState, extra }, id, (stored) =>
      stored.state === 'waiting' ? { ...stored, state: 'failed', reason: 'cancelled' } : null,
    );
    if (!waiting && getState().outbox.uploads[id] !== 100) dispatch(uploadStopRequested({ id, reason: 'cancelled' }));
  },
  { silent: true },
);
