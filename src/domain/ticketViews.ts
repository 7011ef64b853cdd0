import type { Ticket } from '@/protocol/records/tickets';
import { isPresent } from '@/lib/isPresent';
import { mayOpenTicket, type Agent } from './access';
import { isEmptySearch, matchesSearch, seeksAllOwners, type TicketSearch } from './ticketSearch';

/** The lists of the ticket screen that are named by the status they show. */
export type StatusViewName = 'open' | 'pending' | 'closed';

/** All lists of the ticket screen. */
export type TicketViewName = StatusViewName | 'search';

export const TICKET_VIEWS: readonly TicketViewName[] = ['open', 'pending', 'closed', 'search'];

export interface TicketFilter {
  /** Chosen queues; null = no choice made, so every queue the user may see. */
  readonly queueIds: readonly number[] | null;
  /** Also the tickets of other owners (TLIST-14). */
  readonly showAll: boolean;
}

const isInQueues = ({ queueId }: Ticket, { queueIds }: TicketFilter): boolean =>
  !isPresent(queueId) || queueIds === null || queueIds.includes(queueId);

const isOwnOrPending = ({ status, userId }: Ticket, agent: Agent): boolean =>
  status === 'pending' || userId === agent.id;

/**
 * Does a ticket belong in a list? It has the list's status (TLIST-31), lies in a chosen queue or in none (TLIST-32), may be
 * opened by the user (TLIST-16), and is the user's own unless it is pending or everything is shown (behaviours.md §2).
 */
export const belongsToView = (view: StatusViewName, ticket: Ticket, agent: Agent, filter: TicketFilter): boolean =>
  ticket.status === view &&
  isInQueues(ticket, filter) &&
  mayOpenTicket(agent, ticket) &&
  (filter.showAll || isOwnOrPending(ticket, agent));

/** The same for the list of a search; `isFound` as in `matchesSearch`. */
export const belongsToSearch = (
  search: TicketSearch,
  ticket: Ticket,
  agent: Agent,
  filter: TicketFilter,
  isFound: boolean,
): boolean =>
  !isEmptySearch(search) &&
  isInQueues(ticket, filter) &&
  matchesSearch(search, ticket, agent, isFound) &&
  (filter.showAll || seeksAllOwners(search) || isOwnOrPending(ticket, agent));

/** A row of a list with the moment it is sorted by, ISO text. */
export interface DatedTicket {
  readonly ticket: Ticket;
  readonly at: string;
}

/** Newest first; the id decides between equal times, so that rows never swap by themselves. */
export const byLatest = (left: DatedTicket, right: DatedTicket): number => {
  if (left.at !== right.at) return left.at < right.at ? 1 : -1;
  return right.ticket.id - left.ticket.id;
};
