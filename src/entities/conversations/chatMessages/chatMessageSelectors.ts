import type { ChatMessage } from '@/protocol/records/chats';
import type { EntitiesState } from '../../base/state';
import { createMessageOrder, hasOlder } from '../../base/thread';
import { emptyChatThread, type ChatThread } from './chatMessagesState';

/** Sorts by id, since ids grow with time. */
const orderOf = createMessageOrder<ChatMessage>((left, right) => left.id - right.id);

export const selectChatThread = (state: EntitiesState, chatId: number): ChatThread =>
  state.chatMessages.byChat[chatId] ?? emptyChatThread;

/** The loaded messages of a chat, oldest first. */
export const selectChatMessages = (state: EntitiesState, chatId: number): readonly ChatMessage[] =>
  orderOf(selectChatThread(state, chatId).byId);

/** May the next older page load automatically now? Not while one is loading, and not after a failure. */
export const selectMayLoadOlderChat = (state: EntitiesState, chatId: number): boolean => {
  const thread = selectChatThread(state, chatId);
  return hasOlder(thread) && !thread.olderFailed;
};
