import type { Message } from '@/protocol/records/messages';
import type { EntitiesState } from '../../base/state';
import { messageAt } from '../../base/messageTable';
import { createMessageOrder, hasOlder } from '../../base/thread';
import { emptyThread, type Thread } from './messagesState';

/** Orders messages by time; those without one come first. */
export const byTime = (left: Message, right: Message): number => {
  const [a, b] = [left.createdAt ?? '', right.createdAt ?? ''];
  return a < b ? -1 : Number(a > b);
};

const orderOf = createMessageOrder(byTime);

export const selectThread = (state: EntitiesState, ticketId: number): Thread =>
  state.messages.threads[ticketId] ?? emptyThread;

/** The loaded messages of a conversation, oldest first. */
export const selectThreadMessages = (state: EntitiesState, ticketId: number): readonly Message[] =>
  orderOf(selectThread(state, ticketId).messages);

/** One loaded message, for example the one an answer quotes. */
export const selectMessage = (state: EntitiesState, ticketId: number, messageId: string): Message | null =>
  messageAt(selectThread(state, ticketId).messages, messageId) ?? null;

/** The newest message of a conversation, if any is loaded. */
export const selectNewestMessage = (state: EntitiesState, ticketId: number): Message | null =>
  selectThreadMessages(state, ticketId).at(-1) ?? null;

/** May the next older page load automatically now? Not while one is loading, and not after a failure. */
export const selectMayLoadOlder = (state: EntitiesState, ticketId: number): boolean => {
  const thread = selectThread(state, ticketId);
  return hasOlder(thread) && !thread.olderFailed;
};
