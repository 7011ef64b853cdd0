import type { Page } from '@/protocol/answers';
import type { LoadStatus } from './loadStatus';
import { type MessageTable, messagesIn } from './messageTable';

/** How much of a conversation is loaded: from some point up to its newest message. */
export interface ThreadProgress {
  readonly status: LoadStatus;
  /** The request for older messages that is under way; answers to others are dropped. */
  readonly olderRequestId: string | null;
  /** The last attempt to load older messages failed. */
  readonly olderFailed: boolean;
  /** The oldest page loaded, 0 before the first; page 1 holds the newest messages. */
  readonly page: number;
  readonly hasMore: boolean;
  /** The newest request for page 1; answers to older ones are dropped. */
  readonly requestId: string | null;
}

type Progress = { -readonly [Key in keyof ThreadProgress]: ThreadProgress[Key] };

/** A conversation of which nothing has been read. */
export const unreadThread: ThreadProgress = {
  status: 'idle',
  olderRequestId: null,
  olderFailed: false,
  page: 0,
  hasMore: false,
  requestId: null,
};

/** An older page and its number. */
export type OlderPage<Answer> = Answer & { readonly number: number };

/** Page 1 was requested; the screen keeps showing what it has. */
export const newestRequested = (thread: Progress, requestId: string): void => {
  if (thread.status !== 'ready') thread.status = 'loading';
  thread.requestId = requestId;
};

export const newestReceived = (thread: Progress): void => {
  thread.status = 'ready';
  thread.requestId = null;
};

/** The thread begins again at page 1: an older page that is under way continues the former messages, not these. */
export const restarted = (thread: Progress): void => {
  thread.page = 1;
  thread.olderRequestId = null;
  thread.olderFailed = false;
};

export const newestFailed = (thread: Progress): void => {
  thread.requestId = null;
  if (thread.status === 'loading') thread.status = 'failed';
};

export const olderRequested = (thread: Progress, requestId: string): void => {
  thread.olderRequestId = requestId;
  thread.olderFailed = false;
};

export const olderReceived = (thread: Progress, number: number): void => {
  thread.olderRequestId = null;
  thread.page = number;
};

export const olderFailed = (thread: Progress): void => {
  thread.olderRequestId = null;
  thread.olderFailed = true;
};

/** Is there an older page, and none being read? */
export const hasOlder = (thread: ThreadProgress | undefined): boolean =>
  thread?.status === 'ready' && thread.hasMore && thread.olderRequestId === null;

/** Reads pages until one brings older messages: new messages shift the pages, so the next may hold only known ones. */
export const readOlder = async <Answer extends Page<unknown>>(
  /** The oldest page loaded. */
  oldest: number,
  read: (number: number) => Promise<Answer>,
  isKnown: (message: Answer['records'][number]) => boolean,
): Promise<OlderPage<Answer>> => {
  for (let number = oldest + 1; ; number += 1) {
    const page = await read(number);
    if (page.records.length === 0 || page.records.some((message) => !isKnown(message))) return { ...page, number };
  }
};

/** Sorts messages once per change of a conversation; several views of it share the result. */
export const createMessageOrder = <Message>(compare: (left: Message, right: Message) => number) => {
  const ordered = new WeakMap<MessageTable<Message>, readonly Message[]>();
  return (table: MessageTable<Message>): readonly Message[] => {
    const known = ordered.get(table);
    if (known) return known;
    const messages = messagesIn(table).toSorted(compare);
    ordered.set(table, messages);
    return messages;
  };
};
