import { createAppThunk } from '../../base/thunk';
import { isFree, type TicketRef } from './ticketStatusThunks';

/** Deletes a ticket with its conversation. */
export const removeTicket = createAppThunk<null, TicketRef>(
  'tickets/remove',
  ({ ticketId }, { extra }) => extra.api.tickets.remove(ticketId),
  { condition: isFree },
);
