import type { Message } from '@/protocol/records/messages';
import { unreadThread, type ThreadProgress } from '../../base/thread';

/** A live message as it came. */
export interface ArrivedMessage {
  readonly action: 'create' | 'update';
  readonly record: Message;
}

/** The loaded part of a ticket's conversation. */
export interface Thread extends ThreadProgress {
  readonly byId: Readonly<Record<string, Message>>;
  /** Arrived while page 1 is being read; its answer may not contain it yet. */
  readonly arrived: readonly ArrivedMessage[];
  /** Changes may have been missed, so older pages do not count once the newest one is read again. */
  readonly stale: boolean;
  /** All that is loaded is being read again, so the answer counts whoever asks for the newest page meanwhile. */
  readonly rereading: boolean;
}

export interface MessagesState {
  readonly threads: Readonly<Record<number, Thread>>;
  /** Ticket ids, the last opened one first: the conversations kept in memory. */
  readonly recent: readonly number[];
  /** Ticket ids of the conversations on screen, which are kept whatever else is opened. */
  readonly shown: readonly number[];
}

/** Conversations kept in memory; those opened longest ago go first, except those on screen. */
export const THREADS_KEPT = 40;

export const emptyThread: Thread = {
  ...unreadThread,
  byId: {},
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
