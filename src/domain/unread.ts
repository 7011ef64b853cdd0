import type { Ticket } from '@/contract/entities/tickets';
import { mayOpenTicket, type Agent } from './access';

/** Unread messages of the user's own open tickets (NTV-05). Servers send null for a fresh ticket. */
export const unreadMessages = (tickets: Iterable<Ticket>, agent: Agent): number => {
  let total = 0;
  for (const ticket of tickets) {
    if (ticket.status === 'open' && ticket.userId === agent.id && mayOpenTicket(agent, ticket)) {
      total += Math.max(0, ticket.unreadMessages ?? 0);
    }
  }
  return total;
};
