import type { WaitingLimits } from '@/domain/conversations/waiting';
import { selectDraft } from '@/entities/conversations/drafts/draftSelectors';
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
import { selectWaitingLimits } from '@/entities/device/preferences/preferencesState';
import { selectCan, selectUser } from '@/entities/session/sessionSelectors';
import { selectMarkedIds } from '@/processes/batch/batchState';
import type { Message } from '@/protocol/records/messages';
import type { Ticket } from '@/protocol/records/tickets';
import type { RootState } from '@/store/rootReducer';

/** What a row of the list shows of its ticket. */
export interface RowFacts {
  readonly ticket: Ticket;
  readonly newest: Message | null;
  readonly draftText: string;
  /** Files of the draft. */
  readonly draftFiles: number;
  /** How far the newest thing got that was written here and has not come back from the server. */
  readonly unsent: 'queued' | 'refused' | null;
  /** ISO text. */
  readonly changedAt: string | undefined;
  /** When the customer began to wait, ISO text; null while no reply is due. */
  readonly waitingSince: string | null;
  readonly limits: WaitingLimits;
  readonly awaitsRating: boolean;
  /** A change of the ticket is running, whichever control started it. */
  readonly busy: boolean;
  readonly reminder: Reminder | null;
  /** Marked among those that are changed together. */
  readonly marked: boolean;
  readonly isMine: boolean;
  readonly mayPeek: boolean;
}

/**
 * Reads all of it at once, each part kept as it is in the store: a subscription for each would cost more, with every event and in
 * every row, than what changes. Null once the ticket is gone.
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
