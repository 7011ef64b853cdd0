import type * as z from 'zod/mini';
import { certain, id, maybeNull, record, stamps, text } from '../parse';
import { namedRefSchema } from './shared';

/** A note on a ticket. Only list answers contain `user`, which is null once its author was deleted. */
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
