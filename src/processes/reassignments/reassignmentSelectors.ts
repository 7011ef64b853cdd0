import type { Reassignment } from '@/domain/conversations/reassignment';
import type { EntitiesState } from '@/entities/base/state';
import { at } from '@/entities/base/idTable';

/** What another agent did with a ticket, until it comes back to the user. */
export const selectReassignment = (
  { reassignments, tickets, session }: EntitiesState,
  ticketId: number,
): Reassignment | null => {
  const ticket = at(tickets.byId, ticketId);
  if (ticket?.status === 'open' && ticket.userId === session.user?.id) return null;
  return reassignments.byTicket[ticketId] ?? null;
};
