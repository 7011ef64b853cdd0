import type * as z from 'zod/mini';
import { certain, id, maybeNull, record, stamps, text } from '../parse';
import { namedRefSchema } from './shared';

/** rest.md `TicketNote`; `user` is sent by the list alone and null once the author was deleted. */
export const ticketNoteSchema = record({
  id,
  note: certain(text, ''),
  userId: maybeNull(id),
  contactId: maybeNull(id),
  ticketId: maybeNull(id),
  user: maybeNull(namedRefSchema),
  contact: maybeNull(namedRefSchema),
  ...stamps,
});
export type TicketNote = z.infer<typeof ticketNoteSchema>;
