import type { Ticket } from '@/protocol/records/tickets';
import {
  acceptChange,
  isHeldAlike,
  resolveChange,
  reopenChange,
  returnChange,
  type TicketChange,
  transferChange,
  type TransferTarget,
} from '@/domain/conversations/ticketStatus';
import { chatBoxRejoined } from '@/realtime/socketActions';
import { Refusal } from '../../base/failure';
import { at } from '../../base/idTable';
import { watchSession } from '../../base/oneSession';
import type { EntitiesState } from '../../base/state';
import { createAppThunk, type EntityContext } from '../../base/thunk';
import { refreshTicket } from './ticketThunks';

export interface TicketRef {
  readonly ticketId: number;
  /** Part of a batch, which reports the outcome: the screen stays where it is. */
  readonly together?: true;
}

/**
 * Sends a change, computed from the ticket as known here, else as the server has it. What colleagues did since the live connection
 * was lost is not known here yet, and servers would take the ticket away from them.
 */
const changeTicket = async (
  { dispatch, getState, extra }: EntityContext,
  ticketId: number,
  changeOf: (ticket: Ticket, userId: number) => TicketChange,
): Promise<Ticket | null> => {
  const { session, tickets, socketStatus } = getState();
  const isOver = watchSession(getState);
  const known = at(tickets.byId, ticketId);
  const isCertain = known !== undefined && socketStatus.lostAt === null;
  const ticket = isCertain ? known : ((await extra.api.tickets.show(ticketId)) ?? known);
  // Another user may have signed in while the ticket was looked up.
  if (!ticket || !session.user || isOver()) return null;
  if (known && !isHeldAlike(known, ticket)) {
    // The answer comes once this change is over: what comes during it is taken for a part of it.
    void dispatch(refreshTicket(ticketId));
    throw new Refusal('notices:ticketChanged');
  }
  return extra.api.tickets.update(ticketId, changeOf(ticket, session.user.id));
};

/** Is no other change of the ticket running? Only one may run at a time. */
export const isFree = ({ ticketId }: TicketRef, { tickets }: EntitiesState): boolean => !tickets.changing[ticketId];

/** Accepts a pending ticket. Afterwards listeners send the greeting, remove tags and join its chat box. */
export const acceptTicket = createAppThunk<Ticket | null, TicketRef>(
  'tickets/accept',
  async ({ ticketId }, api) => {
    const ticket = await changeTicket(api, ticketId, acceptChange);
    api.dispatch(chatBoxRejoined({ ticketId }));
    return ticket;
  },
  { condition: isFree },
);

/** Returns an open ticket to the pending list. */
export const returnTicket = createAppThunk<Ticket | null, TicketRef>(
  'tickets/return',
  ({ ticketId }, api) => changeTicket(api, ticketId, returnChange),
  { condition: isFree },
);

/** Resolves an open ticket. With ratings on, the answer may still say `open`. */
export const resolveTicket = createAppThunk<Ticket | null, TicketRef>(
  'tickets/resolve',
  ({ ticketId }, api) => changeTicket(api, ticketId, resolveChange),
  { condition: isFree },
);

/** Reopens a closed ticket for this user, in the queue that `reopenQueue` found or the user chose. */
export const reopenTicket = createAppThunk<Ticket | null, TicketRef & { readonly queueId: number | null }>(
  'tickets/reopen',
  async ({ ticketId, queueId }, api) => {
    const ticket = await changeTicket(api, ticketId, (known, userId) => reopenChange(known, userId, queueId));
    api.dispatch(chatBoxRejoined({ ticketId }));
    return ticket;
  },
  { condition: isFree },
);

export interface Transfer extends TicketRef {
  readonly target: TransferTarget;
}

/** Gives a ticket to another queue, agent or connection. The dialog shows a refusal itself. */
export const transferTicket = createAppThunk<Ticket | null, Transfer>(
  'tickets/transfer',
  ({ ticketId, target }, api) => changeTicket(api, ticketId, (ticket) => transferChange(ticket, target)),
  { condition: isFree, silent: true },
);

/** Deletes a ticket with its conversation. */
export const removeTicket = createAppThunk<null, TicketRef>(
  'tickets/remove',
  ({ ticketId }, { extra }) => extra.api.tickets.remove(ticketId),
  { condition: isFree },
);

/** The calls for another status, agent or queue of a ticket. */
export const STATUS_CHANGES = [acceptTicket, returnTicket, resolveTicket, reopenTicket, transferTicket] as const;
