import type { Ticket } from '@/protocol/records/tickets';
import { isPresent } from '@/lib/isPresent';
import { mayOpenTicket, type Agent } from './access';
import { isEmptySearch, matchesSearch, type TicketSearch } from './ticketSearch';

/** The lists of the ticket screen that are named by the status they show. */
export type StatusViewName = 'open' | 'pending' | 'closed';

/** All lists of the ticket screen. */
export type TicketViewName = StatusViewName | 'search';

export const TICKET_VIEWS: readonly TicketViewName[] = ['open', 'pending', 'closed', 'search'];

export interface TicketFilter {
  /** Chosen queues; null = no choice made, so every queue the user may see. */
  readonly queueIds: readonly number[] | null;
  /** Also the open and pending tickets of other owners; closed and found ones are everybody's in any case. */
  readonly showAll: boolean;
}

const isInQueues = ({ queueId }: Ticket, { queueIds }: TicketFilter): boolean =>
  !isPresent(queueId) || queueIds === null || queueIds.includes(queueId);

const isOwnOrPending = ({ status, userId }: Ticket, agent: Agent): boolean =>
  status === 'pending' || userId === agent.id;

/**
 * Does a ticket belong in a list? It has the list's status, lies in a chosen queue or in none, may be opened by the user, and is
 * the user's own unless it is pending, closed or everything is shown: servers take the owner off tickets that were rated.
 */
export const belongsToView = (view: StatusViewName, ticket: Ticket, agent: Agent, filter: TicketFilter): boolean =>
  ticket.status === view &&
  isInQueues(ticket, filter) &&
  mayOpenTicket(agent, ticket) &&
  (view === 'closed' || filter.showAll || isOwnOrPending(ticket, agent));

/** The same for the list of a search, which reaches everybody's tickets; `isFound` as in `matchesSearch`. */
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

/** How a list of open or pending tickets is sorted: by latest change, or with the customer first who has waited longest. */
export type TicketOrder = 'latest' | 'waiting';

/** The lists whose order can be chosen. */
export type OrderedViewName = 'open' | 'pending';

/** A ticket with the beginning of its customer's wait, ISO text. */
export interface WaitingTicket {
  readonly id: number;
  readonly since: string;
}

/** Longest wait first; the newer of two tickets that wait since the same moment. */
export const byLongestWait = (left: WaitingTicket, right: WaitingTicket): number => {
  if (left.since !== right.since) return left.since < right.since ? -1 : 1;
  return right.id - left.id;
};
