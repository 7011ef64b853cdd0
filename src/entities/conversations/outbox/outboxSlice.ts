import { createAction, createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { findEcho, findEchoes } from '@/domain/conversations/echo';
import { chatOfPlace, echoOfChat, placeOfChat } from '@/domain/conversations/chats';
import { onServerEvents } from '@/realtime/serverEvents';
import { chatMessageArrived, chatMessageSent } from '../chatMessages/chatMessageActions';
import { loadChatMessages } from '../chatMessages/chatMessageThunks';
import { loadMessages } from '../messages/messageThunks';
import { sessionEnded } from '../../session/sessionActions';
import { initialOutbox, type LocalReason, type OutboxEntry, type OutboxState } from './outboxState';

type State = Draft<OutboxState>;

interface UploadStep {
  readonly id: string;
  readonly percent: number;
  readonly at: number;
}

const leave = (state: State, id: string): void => {
  delete state.byId[id];
  delete state.unstored[id];
  delete state.uploads[id];
  delete state.early[id];
  state.order = state.order.filter((other) => other !== id);
};

/** The message of an entry is there: the entry leaves, a file that is still being uploaded with the answer of the server. */
const arrive = (state: State, id: string): void => {
  if ((state.uploads[id] ?? 100) < 100) state.early[id] = true;
  else leave(state, id);
};

const isUnderWay = (state: State, entry: OutboxEntry): boolean =>
  entry.state !== 'waiting' && entry.state !== 'failed' && !state.early[entry.id];

/** Texts of a ticket that were sent and whose echo is missing, in sending order. */
const textsUnderWay = (state: State, ticketId: number): OutboxEntry[] =>
  state.order
    .map((id) => state.byId[id])
    .filter((entry): entry is Draft<OutboxEntry> => entry?.ticketId === ticketId && isUnderWay(state, entry))
    .sort((left, right) => (left.sentAt ?? 0) - (right.sentAt ?? 0));

/** A send ended without an answer, so it is unknown whether it arrived. The payload is the entry's id. */
export const answerLost = createAction<string>('outbox/answerLost');

export const outboxSlice = createSlice({
  name: 'outbox',
  initialState: initialOutbox,
  reducers: {
    outboxRestored: (state, { payload }: PayloadAction<readonly OutboxEntry[]>) => {
      for (const entry of payload) {
        if (!state.byId[entry.id]) state.order.push(entry.id);
        state.byId[entry.id] = entry;
        if (entry.state === 'waiting' && chatOfPlace(entry.ticketId) === null) state.unchecked[entry.ticketId] = true;
      }
      // A text may have been written before those on disk were read.
      const writtenAt = (id: string): number => state.byId[id]?.createdAt ?? 0;
      state.order.sort((left, right) => writtenAt(left) - writtenAt(right));
      state.loaded = true;
    },
    entryQueued: (state, { payload }: PayloadAction<OutboxEntry>) => {
      state.byId[payload.id] = payload;
      state.order.push(payload.id);
      state.unstored[payload.id] = true;
    },
    entryStored: (state, { payload }: PayloadAction<string>) => {
      delete state.unstored[payload];
    },
    entryChanged: (state, { payload }: PayloadAction<OutboxEntry>) => {
      // The echo may have come before the answer.
      if (!state.byId[payload.id]) return;
      if (state.early[payload.id] && payload.state === 'sent') {
        leave(state, payload.id);
        return;
      }
      delete state.early[payload.id];
      state.byId[payload.id] = payload;
    },
    /** `at` is the present time, ms. The wait for a file's echo begins when its last byte has left. */
    uploadMoved: (state, { payload: { id, percent, at } }: PayloadAction<UploadStep>) => {
      const entry = state.byId[id];
      if (!entry) return;
      state.uploads[id] = percent;
      if (percent === 100) entry.sentAt = at;
    },
    uploadEnded: (state, { payload }: PayloadAction<string>) => {
      delete state.uploads[payload];
    },
    ticketChecked: (state, { payload }: PayloadAction<number>) => {
      delete state.unchecked[payload];
    },
    entryLeft: (state, { payload }: PayloadAction<string>) => leave(state, payload),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialOutbox)
      .addCase(loadMessages.fulfilled, (state, { meta, payload }) => {
        for (const id of findEchoes(textsUnderWay(state, meta.arg.ticketId), payload.records)) arrive(state, id);
      })
      .addCase(answerLost, (state, { payload }) => {
        delete state.early[payload];
      })
      .addCase(chatMessageSent, (state, { payload }) => leave(state, payload.entryId))
      .addCase(chatMessageArrived, (state, { payload: { message, isEcho, receivedAt } }) => {
        if (!isEcho) return;
        const texts = textsUnderWay(state, placeOfChat(message.chatId));
        const echo = findEcho(texts, echoOfChat(message), receivedAt);
        if (echo) arrive(state, echo.id);
      })
      .addCase(loadChatMessages.fulfilled, (state, { meta, payload: { records, readerId } }) => {
        const own = records.filter(({ senderId }) => senderId === readerId).map(echoOfChat);
        for (const id of findEchoes(textsUnderWay(state, placeOfChat(meta.arg.chatId)), own)) arrive(state, id);
      });
    onServerEvents(builder, {
      appMessage: (state, { action, record }, { receivedAt }) => {
        if (action !== 'create' || !record.fromMe || state.order.length === 0) return;
        const echo = findEcho(textsUnderWay(state, record.ticketId), record, receivedAt);
        if (echo) arrive(state, echo.id);
      },
    });
  },
});

export const {
  outboxRestored,
  entryQueued,
  entryStored,
  entryChanged,
  uploadMoved,
  uploadEnded,
  ticketChecked,
  entryLeft,
} = outboxSlice.actions;

/** An upload must not go on; the code that runs it listens for this. */
export const uploadStopRequested = createAction<{ readonly id: string; readonly reason: LocalReason }>(
  'outbox/uploadStopRequested',
);
