import type { ChatMessage } from '@/protocol/records/chats';
import type { EntitiesState } from '../../base/state';
import { createMessageOrder, hasOlder } from '../../base/thread';
import { emptyChatThread, type ChatThread } from './chatMessagesState';

/** Ids grow with time. */
const orderOf = createMessageOrder<ChatMessage>((left, right) => left.id - right.id);

export const selectChatThread = (state: EntitiesState, chatId: number): ChatThread =>
  state.chatMessages.byChat[chatId] ?? emptyChatThread;

/** The loaded messages of a chat, oldest first. */
export const selectChatMessages = (state: EntitiesState, chatId: number): readonly ChatMessage[] =>
  orderOf(selectChatThread(state, chatId).byId);

/** Can the next older page be asked for now? Not while one is loading, and not automatically after a failure. */
export const selectMayLoadOlderChat = (state: EntitiesState, chatId: number): boolean => {
  const thread = selectChatThread(state, chatId);
  return hasOlder(thread) && !thread.olderFailed;
};
