import { rest } from '@/protocol/rest';
import type { Http } from '../http';

/** Notes are kept for a contact within a ticket; servers want both ids. */
export interface NotePlace {
  readonly ticketId: number;
  readonly contactId: number;
}

export const createTicketNotes = (http: Http) => ({
  /** The newest note first (CALL-42). */
  list: ({ ticketId, contactId }: NotePlace) =>
    http.request(rest.ticketNotes.list, [], { query: { ticketId, contactId } }),
  /** CALL-43; the answer lacks the author, which is the signed-in user. */
  create: ({ ticketId, contactId }: NotePlace, note: string) =>
    http.request(rest.ticketNotes.create, [], { body: { note, ticketId, contactId } }),
  /** CALL-44; known servers allow it to admins alone (CDRAWER-07). */
  remove: (id: number) => http.request(rest.ticketNotes.remove, [id]),
});
