import type { Ticket } from '@/contract/entities/tickets';
import { isPresent } from '@/lib/isPresent';
import { mayOpenTicket, type Agent } from './access';

/** The lists of the ticket screen, each named by the status it shows. */
export type TicketViewName = 'open' | 'pending' | 'closed';

export const TICKET_VIEWS: readonly TicketViewName[] = ['open', 'pending', 'closed'];

export interface TicketFilter {
  /** Chosen queues; null = no choice made, so every queue the user may see. */
  readonly queueIds: readonly number[] | null;
  /** Also the tickets of other owners (TLIST-14). */
  readonly showAll: boolean;
}

/**
 * Does a ticket belong in a list? It has the list's status (TLIST-31), lies in a chosen queue or in none (TLIST-32), may be
 * opened by the user (TLIST-16), and is the user's own unless it is pending or everything is shown (behaviours.md §2).
 */
export const belongsToView = (view: TicketViewName, ticket: Ticket, agent: Agent, filter: TicketFilter): boolean => {
  if (ticket.status !== view) return false;
  if (isPresent(ticket.queueId) && filter.queueIds && !filter.queueIds.includes(ticket.queueId)) return false;
  if (!mayOpenTicket(agent, ticket)) return false;
  return view === 'pending' || filter.showAll || ticket.userId === agent.id;
};

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
