import type { WaitingLimits } from '@/domain/conversations/waiting';
import { selectDraft } from '@/entities/conversations/drafts/draftsState';
import { selectNewestMessage } from '@/entities/conversations/messages/messageSelectors';
import { selectUnsent } from '@/entities/conversations/outbox/outboxSelectors';
import { selectReminder } from '@/entities/conversations/reminders/reminders';
import type { Reminder } from '@/domain/conversations/reminders';
import {
  selectChangedAt,
  selectIsAwaitingRating,
  selectIsTicketChanging,
  selectTicket,
  selectWaitingSince,
} from '@/entities/conversations/tickets/ticketSelectors';
import { selectWaitingLimits } from '@/entities/device/preferences/preferences';
import { selectCan, selectUser } from '@/entities/session/sessionSelectors';
import { selectMarkedIds } from '@/processes/batch/batchState';
import type { Message } from '@/protocol/records/messages';
import type { Ticket } from '@/protocol/records/tickets';
import type { RootState } from '@/store/rootReducer';

/** What a list row shows of its ticket. */
export interface RowFacts {
  readonly ticket: Ticket;
  readonly newest: Message | null;
  readonly draftText: string;
  /** Number of files in the draft. */
  readonly draftFiles: number;
  /** The draft answers a message. */
  readonly draftReplies: boolean;
  /** Worst state of the ticket's texts and files that are not messages yet; null without any. */
  readonly unsent: 'queued' | 'refused' | null;
  /** Time of the last change, ISO 8601. */
  readonly changedAt: string | undefined;
  /** When the customer began to wait, ISO 8601; null while no reply is due. */
  readonly waitingSince: string | null;
  readonly limits: WaitingLimits;
  readonly awaitsRating: boolean;
  /** A change of the ticket is running, whichever control started it. */
  readonly busy: boolean;
  readonly reminder: Reminder | null;
  /** Marked for an action on several tickets. */
  readonly marked: boolean;
  readonly isMine: boolean;
  readonly mayPeek: boolean;
}

/**
 * Selects all facts of a row at once, unchanged from the store: one subscription per fact would cost too much, in every row and at
 * every event. Null once the ticket is gone.
 */
export const selectRowFacts = (state: RootState, id: number): RowFacts | null => {
  const ticket = selectTicket(state, id);
  if (ticket === null) return null;
  const draft = selectDraft(state, id);
  return {
    ticket,
    newest: selectNewestMessage(state, id),
    draftText: draft?.text ?? '',
    draftFiles: draft?.attachments.length ?? 0,
    draftReplies: draft !== null && draft.quotedMsgId !== null,
    unsent: selectUnsent(state, id),
    changedAt: selectChangedAt(state, id),
    waitingSince: selectWaitingSince(state, id),
    limits: selectWaitingLimits(state),
    awaitsRating: selectIsAwaitingRating(state, id),
    busy: selectIsTicketChanging(state, id),
    reminder: selectReminder(state, id),
    marked: selectMarkedIds(state)[id] === true,
    isMine: ticket.user !== null && ticket.user !== undefined && ticket.user.id === selectUser(state)?.id,
    mayPeek: selectCan(state, 'tickets-manager:peek'),
  };
};
