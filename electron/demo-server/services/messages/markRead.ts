import type { ServerContext } from '../../context';
import type { TicketRow } from '../../db/rows';
import { createTicketEvents } from '../tickets/ticketEvents';

/** Marks a conversation read, emits it to the company and returns the updated ticket. */
export const createMarkRead = (context: ServerContext) => {
  const { tables } = context;
  const events = createTicketEvents(context);

  return (ticket: TicketRow): TicketRow => {
    tables.messages.update({ ticketId: ticket.id, read: false }, { read: true });
    // Not if it is already 0: a new `updatedAt` would move the row to the top of every list.
    if (ticket.unreadMessages !== 0) tables.tickets.update({ id: ticket.id }, { unreadMessages: 0 });
    events.read(ticket);
    return tables.tickets.get(ticket.id)!;
  };
};
