import { addressPart } from '@/lib/addressPart';
import { many, nothing, one } from '@/protocol/answers';
import { ticketNoteSchema } from '@/protocol/records/ticketNotes';
import { type Http } from './http';

/** Notes belong to a contact within a ticket; servers require both ids. */
export interface NotePlace {
  readonly ticketId: number;
  readonly contactId: number;
}

export const createTicketNotes = (http: Http) => ({
  /** Lists notes, newest first. */
  list: ({ ticketId, contactId }: NotePlace) =>
    http.get('/ticket-notes/list', many(ticketNoteSchema, 'ticketNotes'), { query: { ticketId, contactId } }),
  /** The answer lacks the author, who is the signed-in user. */
  create: ({ ticketId, contactId }: NotePlace, note: string) =>
    http.post('/ticket-notes', one(ticketNoteSchema), { body: { note, ticketId, contactId } }),
  /** Known servers allow only admins to do this. */
  remove: (id: number) => http.delete(`/ticket-notes/${addressPart(id)}`, nothing),
});
