import { type ActionReducerMapBuilder, createSlice, type Draft } from '@reduxjs/toolkit';
import type { Message } from '@/protocol/records/messages';
import type { Page } from '@/protocol/answers';
import { hasNextPage } from '@/domain/paging';
import { onServerEvents } from '@/realtime/serverEvents';
import { resyncRequested } from '@/realtime/socketActions';
import { keepUnchanged, plainOf } from '../../base/keepUnchanged';
import { messageAt, messagesIn, messageTableOf, NO_MESSAGES, putMessage } from '../../base/messageTable';
import { seen } from '../../base/seen';
import {
  newestFailed,
  newestReceived,
  newestRequested,
  olderFailed,
  olderReceived,
  olderRequested,
  restarted,
} from '../../base/thread';
import { conversationHidden, conversationShown } from '../../device/attention/attentionSlice';
import { sessionEnded } from '../../session/sessionActions';
import { removeTicket } from '../tickets/ticketStatusThunks';
import { ticketRemoved } from '../tickets/ticketActions';
import { byTime } from './messageSelectors';
import { loadMessages, loadOlderMessages, removeMessage, type NewestRef } from './messageThunks';
import {
  emptyThread,
  initialMessages,
  THREADS_KEPT,
  type ArrivedMessage,
  type MessagesState,
  type Thread,
} from './messagesState';

type State = Draft<MessagesState>;

/** Adds a message or merges it into the known one, since updates lack nested parts. Returns whether it was new. */
const upsert = (thread: Draft<Thread>, message: Message): boolean => {
  const known = messageAt(thread.messages, message.id);
  const next = known ? keepUnchanged(known, { ...known, ...message }) : message;
  thread.messages = putMessage(thread.messages, next);
  return !known;
};

const takePage = (thread: Draft<Thread>, page: Page<Message>): void => {
  let broughtNew = false;
  for (const message of page.records) broughtNew = upsert(thread, message) || broughtNew;
  thread.hasMore = hasNextPage(page, messagesIn(thread.messages).length, broughtNew);
};

/** Puts older messages before the known ones: those of the same time stand in the order of the table. */
const putFirst = (thread: Draft<Thread>, { records }: Page<Message>): void => {
  const known = messagesIn(thread.messages);
  const older = new Set(records.map(({ id }) => id));
  thread.messages = messageTableOf([
    ...[...older].flatMap((id) => messageAt(thread.messages, id) ?? []),
    ...known.filter(({ id }) => !older.has(id)),
  ]);
};

type Reach = 'within' | 'beyond' | 'apart';

/**
 * Does page 1 end within the known messages, or beyond all of them? Otherwise there may be a gap between them, whose messages would
 * never be loaded. Only the oldest ones show it: later ones may be known since they arrived after the gap.
 */
const reachOf = (page: Page<Message>, { messages }: Thread): Reach => {
  const [oldest] = page.records.toSorted(byTime);
  if (oldest && messageAt(messages, oldest.id)) return 'within';
  const [oldestKnown] = messagesIn(messages).toSorted(byTime);
  return page.records.some(({ id }) => id === oldestKnown?.id) ? 'beyond' : 'apart';
};

/** What arrived meanwhile, without drafts, of which a table knows nothing. */
const arrivedIn = (thread: Draft<Thread>): readonly ArrivedMessage[] => plainOf(thread.arrived);

/** Takes a live message. An edit comes as `create` with the old id; if that message is not loaded, an older page will bring it. */
const takeArrived = (thread: Draft<Thread>, { action, record }: ArrivedMessage): void => {
  const isNew = action === 'create' && record.isEdited !== true;
  if (isNew || messageAt(thread.messages, record.id)) upsert(thread, record);
};

const isBeingRead = ({ requestId, olderRequestId }: Thread): boolean => requestId !== null || olderRequestId !== null;

/** Once nothing is being read, what comes later is newer than what has arrived. */
const forgetArrived = (thread: Draft<Thread>): void => {
  if (!isBeingRead(thread)) thread.arrived = [];
};

const takeNewest = (thread: Draft<Thread>, { whole = false }: NewestRef, page: Page<Message>): void => {
  const reach = thread.stale && !whole ? 'apart' : reachOf(page, thread);
  if (reach === 'apart') {
    thread.messages = NO_MESSAGES;
    restarted(thread);
  }
  if (reach === 'within') for (const message of page.records) upsert(thread, message);
  else takePage(thread, page);
  for (const arrived of arrivedIn(thread)) takeArrived(thread, arrived);
  newestReceived(thread);
  forgetArrived(thread);
  thread.stale = false;
  thread.rereading = false;
};

const remember = (state: State, ticketId: number): void => {
  state.recent = [ticketId, ...state.recent.filter((id) => id !== ticketId)];
  const leaving = state.recent.slice(THREADS_KEPT).filter((id) => !state.shown.includes(id));
  for (const id of leaving) delete state.threads[id];
  state.recent = state.recent.filter((id) => !leaving.includes(id));
};

/** Pages of older messages. */
const addOlderCases = (builder: ActionReducerMapBuilder<MessagesState>): void => {
  builder
    .addCase(loadOlderMessages.pending, (state, { meta }) => {
      const thread = state.threads[meta.arg.ticketId];
      if (thread) olderRequested(thread, meta.requestId);
    })
    .addCase(loadOlderMessages.fulfilled, (state, { meta, payload }) => {
      const thread = state.threads[meta.arg.ticketId];
      if (thread?.olderRequestId !== meta.requestId) return;
      olderReceived(thread, payload.number);
      takePage(thread, payload);
      putFirst(thread, payload);
      for (const arrived of arrivedIn(thread)) takeArrived(thread, arrived);
      forgetArrived(thread);
    })
    .addCase(loadOlderMessages.rejected, (state, { meta }) => {
      const thread = state.threads[meta.arg.ticketId];
      if (thread?.olderRequestId !== meta.requestId) return;
      olderFailed(thread);
      forgetArrived(thread);
    });
};

export const messagesSlice = createSlice({
  name: 'messages',
  initialState: initialMessages,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialMessages)
      .addCase(resyncRequested, (state) => {
        for (const thread of Object.values(state.threads)) thread.stale = true;
      })
      .addCase(conversationShown, (state, { payload }) => {
        if (!state.shown.includes(payload.ticketId)) state.shown.push(payload.ticketId);
        remember(state, payload.ticketId);
      })
      .addCase(conversationHidden, (state, { payload }) => {
        state.shown = state.shown.filter((id) => id !== payload.ticketId);
      })
      .addCase(ticketRemoved, (state, { payload }) => {
        delete state.threads[payload.ticketId];
      })
      .addCase(removeTicket.fulfilled, (state, { meta }) => {
        delete state.threads[meta.arg.ticketId];
      })
      // Mark the message at once, since its event may take long.
      .addCase(removeMessage.fulfilled, (state, { meta }) => {
        const thread = state.threads[meta.arg.ticketId];
        const message = thread && messageAt(thread.messages, meta.arg.messageId);
        if (message) thread.messages = putMessage(thread.messages, { ...message, isDeleted: true });
      })
      .addCase(loadMessages.pending, (state, { meta }) => {
        const thread = (state.threads[meta.arg.ticketId] ??= { ...emptyThread, arrived: [] });
        if (!thread.rereading || meta.arg.whole) {
          if (thread.olderRequestId === null) thread.arrived = [];
          newestRequested(thread, meta.requestId);
          thread.rereading = meta.arg.whole ?? false;
        }
        if (!state.recent.includes(meta.arg.ticketId)) remember(state, meta.arg.ticketId);
      })
      .addCase(loadMessages.fulfilled, (state, { meta, payload }) => {
        const thread = state.threads[meta.arg.ticketId];
        if (thread?.requestId === meta.requestId) takeNewest(thread, meta.arg, payload);
      })
      .addCase(loadMessages.rejected, (state, { meta }) => {
        const thread = state.threads[meta.arg.ticketId];
        if (thread?.requestId !== meta.requestId) return;
        newestFailed(thread);
        forgetArrived(thread);
        thread.rereading = false;
      });
    addOlderCases(builder);
    onServerEvents(builder, {
      appMessage: (state, { action, record }) => {
        // The history of a ticket may contain messages of former tickets.
        for (const [id, other] of Object.entries(seen(state, 'threads'))) {
          const ticketId = Number(id);
          if (ticketId === record.ticketId) continue;
          // The answer on its way may contain the message, too; as an update it enters no history that lacks it.
          if (isBeingRead(other)) state.threads[ticketId]!.arrived.push({ action: 'update', record });
          if (messageAt(other.messages, record.id)) upsert(state.threads[ticketId]!, record);
        }
        const thread = state.threads[record.ticketId];
        if (!thread) return;
        if (isBeingRead(thread)) thread.arrived.push({ action, record });
        if (thread.page > 0) takeArrived(thread, { action, record });
      },
    });
  },
});
