import type { Message } from '@/protocol/records/messages';
import { type MessageTable, NO_MESSAGES } from '../../base/messageTable';
import { unreadThread, type ThreadProgress } from '../../base/thread';

/** A live message as it arrived. */
export interface ArrivedMessage {
  readonly action: 'create' | 'update';
  readonly record: Message;
}

/** The loaded part of a ticket's conversation. */
export interface Thread extends ThreadProgress {
  readonly messages: MessageTable<Message>;
  /** Arrived while a page is being read, whose answer may be older. */
  readonly arrived: readonly ArrivedMessage[];
  /** Changes may have been missed, so older pages do not count once the newest one is read again. */
  readonly stale: boolean;
  /** All loaded messages are being read again: the answer counts even if the newest page is requested meanwhile. */
  readonly rereading: boolean;
}

export interface MessagesState {
  readonly threads: Readonly<Record<number, Thread>>;
  /** Ticket ids of the conversations kept in memory, the last opened first. */
  readonly recent: readonly number[];
  /** Ticket ids of the conversations on screen, which are always kept. */
  readonly shown: readonly number[];
}

/** Most conversations kept in memory; those opened longest ago are dropped first, except those on screen. */
export const THREADS_KEPT = 40;

export const emptyThread: Thread = {
  ...unreadThread,
  messages: NO_MESSAGES,
  arrived: [],
  stale: false,
  rereading: false,
};

export const initialMessages: MessagesState = { threads: {}, recent: [], shown: [] };

declare module '../../base/state' {
  interface EntitiesState {
    readonly messages: MessagesState;
  }
}
