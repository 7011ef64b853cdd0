import { createAction } from '@reduxjs/toolkit';
import type { ChatMessage } from '@/protocol/records/chats';

export interface ArrivedChatMessage {
  readonly message: ChatMessage;
  /** The signed-in user wrote it and it was not known: it may be the echo of a text in the outbox. */
  readonly isEcho: boolean;
  /** When the event reached this computer, ms. */
  readonly receivedAt: number;
}

/** A live message of a chat the user is in. */
export const chatMessageArrived = createAction<ArrivedChatMessage>('chatMessages/arrived');

/** The server accepted a text of the outbox and returned its message. */
export const chatMessageSent = createAction<{ readonly entryId: string; readonly message: ChatMessage }>(
  'chatMessages/sent',
);
