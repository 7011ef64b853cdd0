import {
  acceptTicket,
  resolveTicket,
  reopenTicket,
  returnTicket,
} from '@/entities/conversations/tickets/ticketStatusThunks';

/** What an agent can do to a ticket as a whole. */
export type TicketAction = 'accept' | 'return' | 'resolve' | 'reopen';

const BY_STATUS: Readonly<Record<string, TicketAction>> = { pending: 'accept', open: 'resolve', closed: 'reopen' };

/** The one action of a list row; none for a status we do not know. */
export const mainActionOf = (status: string): TicketAction | null => BY_STATUS[status] ?? null;

/** The thunk of each action. Only reopening uses `queueId`. */
export const actionThunks = {
  accept: (ticketId: number) => acceptTicket({ ticketId }),
  return: (ticketId: number) => returnTicket({ ticketId }),
  resolve: (ticketId: number) => resolveTicket({ ticketId }),
  reopen: (ticketId: number, queueId: number | null) => reopenTicket({ ticketId, queueId }),
} as const satisfies Record<TicketAction, unknown>;
