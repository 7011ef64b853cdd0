import { rest } from '@/contract/rest';
import type { Http } from '../http';

export const createTags = (http: Http) => ({
  /** All tags of the company (CALL-75). */
  list: () => http.request(rest.tags.list, []),
  /** CALL-78 as the ticket's tag editor sends it (TICKET-33). */
  create: (name: string) => http.request(rest.tags.create, [], { body: { name } }),
  /** Replaces the tags of a ticket (CALL-39); the answer shows them as before the change and is ignored (TICKET-32). */
  syncTicket: (ticketId: number, tagIds: readonly number[]) =>
    http.request(rest.ticketTags.sync, [], { body: { ticketId, tags: tagIds.map((id) => ({ id })) } }),
});
