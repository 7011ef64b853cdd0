import { ticketNoteSchema } from '../records/ticketNotes';
import { type Ticket, ticketSchema } from '../records/tickets';
import { parseRecord } from '../parse';
import { call, many, nothing, one, paged, part } from './call';

/** rest.md §8. */
export const tickets = {
  page: call('GET', () => '/tickets', paged(ticketSchema, 'tickets')),
  kanban: call('GET', () => '/ticket/kanban', paged(ticketSchema, 'tickets')),
  show: call('GET', (id: number) => `/tickets/${part(id)}`, one(ticketSchema)),
  showByUuid: call('GET', (uuid: string) => `/tickets/u/${part(uuid)}`, one(ticketSchema)),
  /** A refusal may carry the ticket that exists already, see `readExistingTicket`. */
  create: call('POST', () => '/tickets', one(ticketSchema)),
  update: call('PUT', (id: number) => `/tickets/${part(id)}`, one(ticketSchema)),
  remove: call('DELETE', (id: number) => `/tickets/${part(id)}`, nothing),
};

/** Tags of one ticket, rest.md §11; the answers are not worth reading (TICKET-32). */
export const ticketTags = {
  sync: call('POST', () => '/tags/sync', nothing),
  add: call('PUT', (ticketId: number, tagId: number) => `/ticket-tags/${part(ticketId)}/${part(tagId)}`, nothing),
  /** Removes kanban tags alone. */
  removeKanban: call('DELETE', (ticketId: number) => `/ticket-tags/${part(ticketId)}`, nothing),
};

/** rest.md §12. */
export const ticketNotes = {
  list: call('GET', () => '/ticket-notes/list', many(ticketNoteSchema, 'ticketNotes')),
  create: call('POST', () => '/ticket-notes', one(ticketNoteSchema)),
  remove: call('DELETE', (id: number) => `/ticket-notes/${part(id)}`, nothing),
};

/** The ticket inside the `error` of a refused `create`: an object, or the same as JSON text (TICKET-19). */
export function readExistingTicket(error: unknown): Ticket | null {
  if (typeof error !== 'string') return parseRecord(ticketSchema, error);
  try {
    return parseRecord(ticketSchema, JSON.parse(error));
  } catch {
    // Not JSON: the usual bare code.
    return null;
  }
}
