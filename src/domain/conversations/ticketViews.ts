import type { Ticket, TicketStatus } from '@/protocol/records/tickets';
import { isPresent } from '@/lib/isPresent';
import { mayOpenTicket, type Agent } from './access';
import { isEmptySearch, matchesSearch, type TicketSearch } from './ticketSearch';

/** The lists of the ticket screen that are named after the status they show. */
export type StatusViewName = TicketStatus;

/** All lists of the ticket screen. */
export type TicketViewName = StatusViewName | 'search';

export const TICKET_VIEWS: readonly TicketViewName[] = ['open', 'pending', 'closed', 'search'];

export interface TicketFilter {
  /** Chosen queues; null = no choice made, so every queue the user may see. */
  readonly queueIds: readonly number[] | null;
  /** Also show the open tickets of other owners; pending, closed and found tickets of others always show. */
  readonly showAll: boolean;
}

/** Is a ticket in a chosen queue or in none? */
export const isInQueues = ({ queueId }: Ticket, { queueIds }: TicketFilter): boolean =>
  !isPresent(queueId) || queueIds === null || queueIds.includes(queueId);

const isOwnOrPending = ({ status, userId }: Ticket, agent: Agent): boolean =>
  status === 'pending' || userId === agent.id;

/**
 * Does a ticket belong in a list? It must have the list's status, be in a chosen queue or in none, and the user must be allowed to
 * open it and own it. It need not be own if it is pending or closed (servers clear the owner of rated tickets) or all are shown.
 */
export const belongsToView = (view: StatusViewName, ticket: Ticket, agent: Agent, filter: TicketFilter): boolean =>
  ticket.status === view &&
  isInQueues(ticket, filter) &&
  mayOpenTicket(agent, ticket) &&
  (view === 'closed' || filter.showAll || isOwnOrPending(ticket, agent));

/** Does a ticket belong in the list of a search, which covers all owners? `isFound` as in `matchesSearch`. */
export const belongsToSearch = (
  search: TicketSearch,
  ticket: Ticket,
  agent: Agent,
  filter: TicketFilter,
  isFound: boolean,
): boolean => !isEmptySearch(search) && isInQueues(ticket, filter) && matchesSearch(search, ticket, agent, isFound);

/** A row of a list with the moment it is sorted by, ISO text. */
export interface DatedTicket<Row extends Pick<Ticket, 'id'> = Ticket> {
  readonly ticket: Row;
  readonly at: string;
}

/** Newest first. The id breaks ties, so that rows with equal times never swap. */
export const byLatest = (left: DatedTicket<Pick<Ticket, 'id'>>, right: DatedTicket<Pick<Ticket, 'id'>>): number => {
  if (left.at !== right.at) return left.at < right.at ? 1 : -1;
  return right.ticket.id - left.ticket.id;
};

/** How a list of open or pending tickets is sorted: latest change first, or longest wait first. */
export type TicketOrder = 'latest' | 'waiting';

/** The lists whose order can be chosen. */
export type OrderedViewName = 'open' | 'pending';

/** A ticket and the time since which its customer waits, ISO text. */
export interface WaitingTicket {
  readonly id: number;
  readonly since: string;
}

/** Longest wait first; of two equal waits, the newer ticket first. */
export const byLongestWait = (left: WaitingTicket, right: WaitingTicket): number => {
  if (left.since !== right.since) return left.since < right.since ? -1 : 1;
  return right.id - left.id;
};
