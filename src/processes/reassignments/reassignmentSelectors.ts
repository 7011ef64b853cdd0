import type { Handover } from '@/domain/handover';
import type { EntitiesState } from '@/entities/state';

/** What another agent did with a ticket, as long as it has not come back to the user. */
export const selectReassignment = (
  { reassignments, tickets, session }: EntitiesState,
  ticketId: number,
): Handover | null => {
  const ticket = tickets.byId[ticketId];
  if (ticket?.status === 'open' && ticket.userId === session.user?.id) return null;
  return reassignments.byTicket[ticketId] ?? null;
};
