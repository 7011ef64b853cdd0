import type { ChatMessage } from '@/protocol/records/chats';
import { type MessageTable, NO_MESSAGES } from '../../base/messageTable';
import { createMessageOrder, hasOlder, type ThreadProgress, unreadThread } from '../../base/thread';
import type { EntitiesState } from '../../base/state';

/** The loaded part of an internal chat. */
export interface ChatThread extends ThreadProgress {
  readonly messages: MessageTable<ChatMessage>;
  /** The newest message known when live events were missed: later ones may lie behind a gap. Null if none were missed. */
  readonly gapAfter: number | null;
}

export interface ChatMessagesState {
  readonly byChat: Readonly<Record<number, ChatThread>>;
}

export const emptyChatThread: ChatThread = { ...unreadThread, messages: NO_MESSAGES, gapAfter: null };

export const initialChatMessages: ChatMessagesState = { byChat: {} };

declare module '../../base/state' {
  interface EntitiesState {
    readonly chatMessages: ChatMessagesState;
  }
}

/** Sorts by id, since ids grow with time. */
const orderOf = createMessageOrder<ChatMessage>((left, right) => left.id - right.id);

export const selectChatThread = (state: EntitiesState, chatId: number): ChatThread =>
  state.chatMessages.byChat[chatId] ?? emptyChatThread;

/** The loaded messages of a chat, oldest first. */
export const selectChatMessages = (state: EntitiesState, chatId: number): readonly ChatMessage[] =>
  orderOf(selectChatThread(state, chatId).messages);

/** May the next older page load automatically now? Not while one is loading, and not after a failure. */
export const selectMayLoadOlderChat = (state: EntitiesState, chatId: number): boolean => {
  const thread = selectChatThread(state, chatId);
  return hasOlder(thread) && !thread.olderFailed;
};
