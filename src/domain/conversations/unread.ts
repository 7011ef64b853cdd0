import type { Ticket } from '@/protocol/records/tickets';
import { isPresent } from '@/lib/isPresent';
import { isOwnOpen, mayOpenTicket, seesUnqueued, type Agent } from './access';

/** Unread messages of the user's own open tickets. Servers send null for a fresh ticket. */
export const unreadMessages = (tickets: Iterable<Ticket>, agent: Agent): number => {
  let total = 0;
  for (const ticket of tickets) {
    if (isOwnOpen(agent, ticket)) total += Math.max(0, ticket.unreadMessages ?? 0);
  }
  return total;
};

/**
 * Is a ticket in the list of notifications? It must have unread messages and be the user's own and open or, for users who see
 * unqueued tickets, be waiting for the user or for nobody in particular.
 */
export const isNoticed = (ticket: Ticket, agent: Agent): boolean => {
  if ((ticket.unreadMessages ?? 0) <= 0 || !mayOpenTicket(agent, ticket)) return false;
  if (ticket.status === 'open') return ticket.userId === agent.id;
  return (
    ticket.status === 'pending' && seesUnqueued(agent) && (!isPresent(ticket.userId) || ticket.userId === agent.id)
  );
};
