import type { Ticket } from '@/protocol/records/tickets';
import type { SessionUser } from '@/protocol/records/users';
import { isPresent } from '@/lib/isPresent';
import { isAdmin } from '../permissions';

/** The facts that decide about tickets: the user, the company, the role and the user's queues. */
export type Agent = Pick<SessionUser, 'id' | 'companyId' | 'profile' | 'queues' | 'allTicket'>;

/** Only the facts that decide: the lists need no other fields of the user. */
export const agentOf = ({ id, companyId, profile, queues, allTicket }: Agent): Agent => ({
  id,
  companyId,
  profile,
  queues,
  allTicket,
});

type TicketPlace = Pick<Ticket, 'queueId' | 'userId'> & Partial<Pick<Ticket, 'status' | 'companyId'>>;

/** Servers show a ticket to every user who knows its uuid. */
const isForeign = ({ companyId: own }: Agent, { companyId }: TicketPlace): boolean =>
  isPresent(own) && isPresent(companyId) && companyId !== own;

export const hasOwnQueue = (agent: Agent, queueId: number): boolean =>
  agent.queues?.some((queue) => queue.id === queueId) ?? false;

/** Does the user see tickets without a queue? Servers store misspelt words for "off", so only the exact word counts. */
export const seesUnqueued = (agent: Agent): boolean => agent.allTicket === 'enabled';

/**
 * May this user open the ticket? Nobody may open another company's, and admins may open all of their own. Others may when it is
 * in one of their queues or, without a queue, when they see unqueued tickets or own it. A closed ticket without an owner was
 * rated: servers clear its queue and owner, and the agent who served it must still find it.
 */
export const mayOpenTicket = (agent: Agent, ticket: TicketPlace): boolean => {
  if (isForeign(agent, ticket)) return false;
  if (isAdmin(agent)) return true;
  if (isPresent(ticket.queueId)) return hasOwnQueue(agent, ticket.queueId);
  if (ticket.status === 'closed' && !isPresent(ticket.userId)) return true;
  return seesUnqueued(agent) || ticket.userId === agent.id;
};

/**
 * Is this user notified when the ticket becomes pending? Only if it has no owner and is in one of the user's queues or,
 * without a queue, if the user is an admin or sees unqueued tickets.
 */
export const isAnnouncedTo = (agent: Agent, ticket: TicketPlace & Pick<Ticket, 'status'>): boolean => {
  if (ticket.status !== 'pending' || isPresent(ticket.userId)) return false;
  return isPresent(ticket.queueId) ? hasOwnQueue(agent, ticket.queueId) : isAdmin(agent) || seesUnqueued(agent);
};

/** Is the ticket open and this user's? */
export const isOwnOpen = (agent: Agent, ticket: TicketPlace): boolean =>
  ticket.status === 'open' && ticket.userId === agent.id && mayOpenTicket(agent, ticket);
