import type { Ticket } from '@/protocol/records/tickets';
import { transferChange, type TransferTarget } from '@/domain/conversations/ticketStatus';
import { createAppThunk } from '../../base/thunk';
import { changeTicket, isFree, type TicketRef } from './ticketStatusThunks';

export interface Transfer extends TicketRef {
  readonly target: TransferTarget;
}

/** Gives a ticket to another queue, agent or connection. The dialog shows a refusal itself. */
export const transferTicket = createAppThunk<Ticket | null, Transfer>(
  'tickets/transfer',
  ({ ticketId, target }, api) => changeTicket(api, ticketId, (ticket) => transferChange(ticket, target)),
  { condition: isFree, silent: true },
);
