import type { ChatMessage } from '@/protocol/records/chats';
import type { LoadStatus } from '../../base/loadStatus';

/** The loaded part of an internal chat, from some point up to its newest message. */
export interface ChatThread {
  readonly byId: Readonly<Record<number, ChatMessage>>;
  readonly status: LoadStatus;
  readonly loadingOlder: boolean;
  /** The last attempt to load older messages failed. */
  readonly olderFailed: boolean;
  /** The oldest page loaded, 0 before the first; page 1 holds the newest messages. */
  readonly page: number;
  readonly hasMore: boolean;
  /** The newest request for page 1; answers to older ones are dropped. */
  readonly requestId: string | null;
}

export interface ChatMessagesState {
  readonly byChat: Readonly<Record<number, ChatThread>>;
}

export const emptyChatThread: ChatThread = {
  byId: {},
  status: 'idle',
  loadingOlder: false,
  olderFailed: false,
  page: 0,
  hasMore: false,
  requestId: null,
};

export const initialChatMessages: ChatMessagesState = { byChat: {} };

declare module '../../base/state' {
  interface EntitiesState {
    readonly chatMessages: ChatMessagesState;
  }
}
