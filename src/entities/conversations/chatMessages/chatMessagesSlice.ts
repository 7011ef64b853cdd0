import { createSlice, type Draft } from '@reduxjs/toolkit';
import type { ChatMessage } from '@/protocol/records/chats';
import type { Page } from '@/protocol/answers';
import { hasNextPage } from '@/domain/paging';
import { resyncRequested } from '@/realtime/socketActions';
import { chats } from '../chats/chats';
import { messageAt, messagesIn, messageTableOf, putMessage } from '../../base/messageTable';
import {
  newestFailed,
  newestReceived,
  newestRequested,
  olderFailed,
  olderReceived,
  olderRequested,
  restarted,
} from '../../base/thread';
import { sessionEnded } from '../../session/sessionActions';
import { chatMessageArrived, chatMessageSent } from './chatMessageActions';
import { type ChatMessagesState, type ChatThread, emptyChatThread, initialChatMessages } from './chatMessagesState';
import { loadChatMessages, loadOlderChatMessages } from './chatMessageThunks';

type State = Draft<ChatMessagesState>;

const threadOf = (state: State, chatId: number): Draft<ChatThread> => (state.byChat[chatId] ??= { ...emptyChatThread });

const put = (thread: Draft<ChatThread>, message: ChatMessage): void => {
  thread.messages = putMessage(thread.messages, message);
};

const takePage = (thread: Draft<ChatThread>, page: Page<ChatMessage>): void => {
  const broughtNew = page.records.some(({ id }) => !messageAt(thread.messages, id));
  for (const message of page.records) put(thread, message);
  thread.hasMore = hasNextPage(page, messagesIn(thread.messages).length, broughtNew);
};

/** Merges page 1. If it leaves a gap to the known messages, the thread starts over, since the gap would never be filled. */
const takeNewest = (thread: Draft<ChatThread>, page: Page<ChatMessage>): void => {
  const { gapAfter } = thread;
  thread.gapAfter = null;
  const isContinuation =
    thread.page > 0 &&
    page.records.some(({ id }) => messageAt(thread.messages, id) && (gapAfter === null || id <= gapAfter));
  if (isContinuation) {
    for (const message of page.records) put(thread, message);
    return;
  }
  const newest = page.records.at(-1)?.id ?? 0;
  // Live messages that came while the page was on its way.
  thread.messages = messageTableOf(messagesIn(thread.messages).filter(({ id }) => id > newest));
  takePage(thread, page);
  restarted(thread);
};

/** The messages of the internal chats that were opened. */
export const chatMessagesSlice = createSlice({
  name: 'chatMessages',
  initialState: initialChatMessages,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialChatMessages)
      .addCase(resyncRequested, (state) => {
        for (const thread of Object.values(state.byChat)) {
          thread.gapAfter ??= Math.max(0, ...messagesIn(thread.messages).map(({ id }) => id));
        }
      })
      .addCase(chats.gone, (state, { payload }) => {
        delete state.byChat[payload];
      })
      .addCase(chatMessageArrived, (state, { payload: { message, isEcho } }) => {
        // Create the thread for an echo, so that the message is known and cannot count as an echo twice.
        const thread = isEcho ? threadOf(state, message.chatId) : state.byChat[message.chatId];
        if (thread) put(thread, message);
      })
      .addCase(chatMessageSent, (state, { payload: { message } }) => {
        put(threadOf(state, message.chatId), message);
      })
      .addCase(loadChatMessages.pending, (state, { meta }) => {
        newestRequested(threadOf(state, meta.arg.chatId), meta.requestId);
      })
      .addCase(loadChatMessages.fulfilled, (state, { meta, payload }) => {
        const thread = state.byChat[meta.arg.chatId];
        if (thread?.requestId !== meta.requestId) return;
        takeNewest(thread, payload);
        newestReceived(thread);
      })
      .addCase(loadChatMessages.rejected, (state, { meta }) => {
        const thread = state.byChat[meta.arg.chatId];
        if (thread?.requestId === meta.requestId) newestFailed(thread);
      })
      .addCase(loadOlderChatMessages.pending, (state, { meta }) => {
        olderRequested(threadOf(state, meta.arg.chatId), meta.requestId);
      })
      .addCase(loadOlderChatMessages.fulfilled, (state, { meta, payload }) => {
        const thread = state.byChat[meta.arg.chatId];
        if (thread?.olderRequestId !== meta.requestId) return;
        olderReceived(thread, payload.number);
        takePage(thread, payload);
      })
      .addCase(loadOlderChatMessages.rejected, (state, { meta }) => {
        const thread = state.byChat[meta.arg.chatId];
        if (thread?.olderRequestId === meta.requestId) olderFailed(thread);
      });
  },
});
