import { createSlice, type Draft } from '@reduxjs/toolkit';
import type { Message } from '@/contract/entities/messages';
import type { Page } from '@/contract/rest/call';
import { hasNextPage } from '@/domain/paging';
import { onServerEvents } from '@/realtime/serverEvents';
import { conversationShown } from '../presence/presenceSlice';
import { sessionEnded } from '../session/sessionActions';
import { ticketRemoved } from '../tickets/ticketActions';
import { loadMessages, loadOlderMessages } from './messageThunks';
import { emptyThread, initialMessages, THREADS_KEPT, type MessagesState, type Thread } from './messagesState';

type State = Draft<MessagesState>;

/** Adds a message or merges it into the known one: updates lack nested parts (C10). Answers whether it was new. */
const upsert = (thread: Draft<Thread>, message: Message): boolean => {
  const known = thread.byId[message.id];
  thread.byId[message.id] = known ? { ...known, ...message } : message;
  return !known;
};

const takePage = (thread: Draft<Thread>, page: Page<Message>): void => {
  let broughtNew = false;
  for (const message of page.records) broughtNew = upsert(thread, message) || broughtNew;
  thread.hasMore = hasNextPage(page, Object.keys(thread.byId).length, broughtNew);
};

/** Does page 1 continue what is known without a gap? Otherwise messages between the two would be missing for ever. */
const isContinuation = (thread: Thread, page: Page<Message>): boolean =>
  page.records.some((message) => thread.byId[message.id]) || Object.keys(thread.byId).length === 0;

const takeNewest = (state: State, ticketId: number, page: Page<Message>): void => {
  const thread = state.threads[ticketId];
  if (!thread) return;
  if (thread.page > 0 && isContinuation(thread, page)) {
    for (const message of page.records) upsert(thread, message);
  } else {
    thread.byId = {};
    takePage(thread, page);
    thread.page = 1;
  }
  thread.status = 'ready';
  thread.requestId = null;
};

const remember = (state: State, ticketId: number): void => {
  state.recent = [ticketId, ...state.recent.filter((id) => id !== ticketId)];
  for (const id of state.recent.splice(THREADS_KEPT)) delete state.threads[id];
};

export const messagesSlice = createSlice({
  name: 'messages',
  initialState: initialMessages,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialMessages)
      .addCase(conversationShown, (state, { payload }) => {
        if (state.recent[0] !== payload.ticketId) remember(state, payload.ticketId);
      })
      .addCase(ticketRemoved, (state, { payload }) => {
        delete state.threads[payload.ticketId];
      })
      .addCase(loadMessages.pending, (state, { meta }) => {
        const thread = (state.threads[meta.arg.ticketId] ??= { ...emptyThread });
        if (thread.status !== 'ready') thread.status = 'loading';
        thread.requestId = meta.requestId;
        if (!state.recent.includes(meta.arg.ticketId)) remember(state, meta.arg.ticketId);
      })
      .addCase(loadMessages.fulfilled, (state, { meta, payload }) => {
        if (state.threads[meta.arg.ticketId]?.requestId === meta.requestId)
          takeNewest(state, meta.arg.ticketId, payload);
      })
      .addCase(loadMessages.rejected, (state, { meta }) => {
        const thread = state.threads[meta.arg.ticketId];
        if (!thread || thread.requestId !== meta.requestId) return;
        thread.requestId = null;
        if (thread.status === 'loading') thread.status = 'failed';
      })
      .addCase(loadOlderMessages.pending, (state, { meta }) => {
        const thread = state.threads[meta.arg.ticketId];
        if (!thread) return;
        thread.loadingOlder = true;
        thread.olderFailed = false;
      })
      .addCase(loadOlderMessages.fulfilled, (state, { meta, payload }) => {
        const thread = state.threads[meta.arg.ticketId];
        if (!thread?.loadingOlder) return;
        thread.loadingOlder = false;
        thread.page += 1;
        takePage(thread, payload);
      })
      .addCase(loadOlderMessages.rejected, (state, { meta }) => {
        const thread = state.threads[meta.arg.ticketId];
        if (!thread) return;
        thread.loadingOlder = false;
        thread.olderFailed = true;
      });
    onServerEvents(builder, {
      appMessage: (state, { action, record }) => {
        const thread = state.threads[record.ticketId];
        if (!thread || thread.page === 0) return;
        // A mark for a message that is not loaded belongs to an older page, which will bring it.
        if (action === 'create' || thread.byId[record.id]) upsert(thread, record);
      },
    });
  },
});
