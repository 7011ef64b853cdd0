import type { Ticket } from '@/contract/entities/tickets';
import type { SessionUser } from '@/contract/entities/users';
import { isPresent } from '@/lib/isPresent';
import { isAdmin } from './permissions';

/** What decides about tickets: who somebody is, and which queues are theirs. */
export type Agent = Pick<SessionUser, 'id' | 'profile' | 'queues' | 'allTicket'>;

/** Only what decides: the rest of a user record has no business in the lists. */
export const agentOf = ({ id, profile, queues, allTicket }: Agent): Agent => ({ id, profile, queues, allTicket });

type TicketPlace = Pick<Ticket, 'queueId' | 'userId'>;

export const hasOwnQueue = (agent: Agent, queueId: number): boolean =>
  agent.queues?.some((queue) => queue.id === queueId) ?? false;

/** Servers store misspelt words for "off", so only the exact word counts (USER-14). */
export const seesUnqueued = (agent: Agent): boolean => agent.allTicket === 'enabled';

/**
 * May this user open the ticket? Admins always; others when it lies in one of their queues (TICKET-29), and without a queue
 * when they see unqueued tickets or it is assigned to them (TICKET-30).
 */
export const mayOpenTicket = (agent: Agent, ticket: TicketPlace): boolean => {
  if (isAdmin(agent)) return true;
  if (isPresent(ticket.queueId)) return hasOwnQueue(agent, ticket.queueId);
  return seesUnqueued(agent) || ticket.userId === agent.id;
};

/**
 * Is a ticket that became pending announced to this user (DESK-07)? Only without an owner, and in an own queue or, without a
 * queue, to admins and to those who see unqueued tickets.
 */
export const isAnnouncedTo = (agent: Agent, ticket: TicketPlace & Pick<Ticket, 'status'>): boolean => {
  if (ticket.status !== 'pending' || isPresent(ticket.userId)) return false;
  return isPresent(ticket.queueId) ? hasOwnQueue(agent, ticket.queueId) : isAdmin(agent) || seesUnqueued(agent);
};
