import type { Message } from '@/protocol/records/messages';
import type { LoadStatus } from '../../base/loadStatus';

/** A live message as it came. */
export interface ArrivedMessage {
  readonly action: 'create' | 'update';
  readonly record: Message;
}

/** The loaded part of a conversation, from some point up to its newest message. */
export interface Thread {
  readonly byId: Readonly<Record<string, Message>>;
  readonly status: LoadStatus;
  readonly loadingOlder: boolean;
  /** The last attempt to load older messages failed. */
  readonly olderFailed: boolean;
  /** The oldest page loaded, 0 before the first; page 1 holds the newest messages. */
  readonly page: number;
  readonly hasMore: boolean;
  /** The newest request for page 1; answers to older ones are dropped. */
  readonly requestId: string | null;
  /** Arrived during that request; its answer may not contain it yet. */
  readonly arrived: readonly ArrivedMessage[];
  /** Changes may have been missed, so older pages do not count once the newest one is read again. */
  readonly stale: boolean;
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
  byId: {},
  status: 'idle',
  loadingOlder: false,
  olderFailed: false,
  page: 0,
  hasMore: false,
  requestId: null,
  arrived: [],
  stale: false,
};

export const initialMessages: MessagesState = { threads: {}, recent: [], shown: [] };

declare module '../../base/state' {
  interface EntitiesState {
    readonly messages: MessagesState;
  }
}
