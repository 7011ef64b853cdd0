import { nanoid } from '@reduxjs/toolkit';
import { selectNewestMessage } from '../messages/messageSelectors';
import { createAppThunk } from '../thunk';
import { selectAccount } from '../session/sessionSelectors';
import type { OutboxEntry } from './outboxState';
import { entryChanged, entryLeft, entryStored, textQueued } from './outboxSlice';

export interface TextToSend {
  readonly ticketId: number;
  readonly body: string;
  readonly quotedMsgId?: string | null;
}

/** Puts a text into the outbox: on screen at once, on disk before it is sent (OFF-05). Empty texts are not sent (INPUT-02). */
export const sendText = createAppThunk<OutboxEntry, TextToSend>(
  'outbox/sendText',
  async ({ ticketId, body, quotedMsgId = null }, { dispatch, getState, extra }) => {
    const entry: OutboxEntry = {
      id: nanoid(),
      ticketId,
      uuid: getState().tickets.byId[ticketId]?.uuid ?? '',
      body,
      quotedMsgId,
      createdAt: extra.clock.now(),
      sentAt: null,
      after: selectNewestMessage(getState(), ticketId)?.createdAt ?? null,
      state: 'waiting',
    };
    dispatch(textQueued(entry));
    try {
      await extra.storage.outbox.put(selectAccount(getState()), entry.id, entry);
    } catch (error) {
      extra.log.error('Text not stored', { ticketId, reason: String(error) });
      dispatch(entryChanged({ ...entry, state: 'failed', reason: 'storage' }));
      return entry;
    }
    dispatch(entryStored(entry.id));
    return entry;
  },
  { condition: ({ body }) => body.trim() !== '', silent: true },
);

/** The text is not under way, so it may be sent again or dropped. */
const isSettled = ({ state }: OutboxEntry): boolean => state === 'failed' || state === 'unconfirmed';

/** Sends a failed or unconfirmed text once more, because the user said so (OFF-06, OFF-07). */
export const retryOutbox = createAppThunk<void, string>(
  'outbox/retry',
  async (id, { dispatch, getState, extra }) => {
    const known = getState().outbox.byId[id];
    if (!known || !isSettled(known)) return;
    const after = selectNewestMessage(getState(), known.ticketId)?.createdAt ?? known.after;
    const entry: OutboxEntry = { ...known, state: 'waiting', sentAt: null, after, reason: undefined };
    await extra.storage.outbox.put(selectAccount(getState()), id, entry);
    dispatch(entryStored(id));
    dispatch(entryChanged(entry));
  },
  { silent: true },
);

/** Drops a text that is not under way (OFF-06). */
export const discardOutbox = createAppThunk<void, string>(
  'outbox/discard',
  (id, { dispatch, getState }) => {
    const known = getState().outbox.byId[id];
    if (!known || (!isSettled(known) && known.state !== 'waiting')) return;
    dispatch(entryLeft(id));
  },
  { silent: true },
);
