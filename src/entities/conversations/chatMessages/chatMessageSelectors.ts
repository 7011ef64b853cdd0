import type { ChatMessage } from '@/protocol/records/chats';
import type { EntitiesState } from '../../base/state';
import { emptyChatThread, type ChatThread } from './chatMessagesState';

const NO_MESSAGES: readonly ChatMessage[] = [];

/** Put in order once per change of a conversation; several views of the same one share the result. */
const ordered = new WeakMap<ChatThread['byId'], readonly ChatMessage[]>();

export const selectChatThread = (state: EntitiesState, chatId: number): ChatThread =>
  state.chatMessages.byChat[chatId] ?? emptyChatThread;

/** The loaded messages of a chat, oldest first: ids grow with time. */
export const selectChatMessages = (state: EntitiesState, chatId: number): readonly ChatMessage[] => {
  const { byId } = selectChatThread(state, chatId);
  if (byId === emptyChatThread.byId) return NO_MESSAGES;
  const known = ordered.get(byId);
  if (known) return known;
  const messages = Object.values(byId).sort((left, right) => left.id - right.id);
  ordered.set(byId, messages);
  return messages;
};

/** Can the next older page be asked for now? Not while one is under way, and not by itself after a failure. */
export const selectMayLoadOlderChat = (state: EntitiesState, chatId: number): boolean => {
  const { hasMore, loadingOlder, olderFailed, status } = selectChatThread(state, chatId);
  return status === 'ready' && hasMore && !loadingOlder && !olderFailed;
};
