import { type Reassignment, reassignmentBetween } from '@/domain/conversations/reassignment';
import { ticketName } from '@/domain/conversations/ticketName';
import type { Ticket } from '@/protocol/records/tickets';
import { at } from '../../base/idTable';
import type { EntitiesState } from '../../base/state';
import { advance } from './advance';
import { selectOutboxOfTicket, selectUpload } from './outboxSelectors';
import { uploadStopRequested } from './outboxSlice';
import type { LocalReason, OutboxEntry, Standing } from './outboxState';
import type { EntityContext } from '../../base/thunk';

const standingOf = (ticket: Ticket): Standing => ({
  status: ticket.status,
  userId: ticket.userId,
  contactName: ticketName(ticket),
});

/** Status and owner of a text's ticket now; undefined if the ticket is not known. */
export const standingIn = (state: EntitiesState, ticketId: number): Standing | undefined => {
  const ticket = at(state.tickets.byId, ticketId);
  return ticket && standingOf(ticket);
};

const REASONS = {
  taken: 'handedOver',
  queued: 'queued',
  closed: 'resolved',
} as const satisfies Record<Reassignment['kind'], LocalReason>;

export const reasonOf = ({ kind }: Reassignment): LocalReason => REASONS[kind];

/** Why a text must not go to its ticket as it is now without the user's word; null if it may. */
export const reasonToHold = (
  before: Pick<Standing, 'status' | 'userId'>,
  now: Ticket,
  userId: number,
): LocalReason | null => {
  if (now.status === 'closed' && before.status !== 'closed') return 'resolved';
  const reassignment = reassignmentBetween(before, now, userId);
  return reassignment && reasonOf(reassignment);
};

/** Keeps the texts and files of a ticket that have a reason from being sent, or sent to the end; the user decides about them. */
export const holdBack = async (
  context: EntityContext,
  ticketId: number,
  reasonFor: (entry: OutboxEntry) => LocalReason | null,
  standing = standingIn(context.getState(), ticketId),
): Promise<void> => {
  for (const { id } of selectOutboxOfTicket(context.getState(), ticketId)) {
    await advance(context, id, (stored) => {
      const reason = stored.state === 'waiting' ? reasonFor(stored) : null;
      return reason && { ...stored, state: 'failed', reason, standing: standing ?? stored.standing };
    });
  }
  // Last, since the end of an upload begins the next text that waits.
  for (const entry of selectOutboxOfTicket(context.getState(), ticketId)) {
    const percent = selectUpload(context.getState(), entry.id);
    const reason = percent !== null && percent < 100 ? reasonFor(entry) : null;
    if (reason) context.dispatch(uploadStopRequested({ id: entry.id, reason }));
  }
};

/** Holds back what was written for a ticket that has changed hands since. */
export const holdForeign = (context: EntityContext, ticket: Ticket): Promise<void> => {
  const userId = context.getState().session.user?.id ?? 0;
  const assumed = { status: 'open', userId } as const;
  return holdBack(
    context,
    ticket.id,
    (entry) => reasonToHold(entry.standing ?? assumed, ticket, userId),
    standingOf(ticket),
  );
};
