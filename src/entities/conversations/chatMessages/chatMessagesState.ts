import type { ChatMessage } from '@/protocol/records/chats';
import { unreadThread, type ThreadProgress } from '../../base/thread';

/** The loaded part of an internal chat. */
export interface ChatThread extends ThreadProgress {
  readonly byId: Readonly<Record<number, ChatMessage>>;
}

export interface ChatMessagesState {
  readonly byChat: Readonly<Record<number, ChatThread>>;
}

export const emptyChatThread: ChatThread = { ...unreadThread, byId: {} };

export const initialChatMessages: ChatMessagesState = { byChat: {} };

declare module '../../base/state' {
  interface EntitiesState {
    readonly chatMessages: ChatMessagesState;
  }
}
