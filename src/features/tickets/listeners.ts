import { isAnyOf } from '@reduxjs/toolkit';
import type { Ticket } from '@/protocol/records/tickets';
import { undoResolve } from '@/entities/conversations/resolveUndo/undoResolve';
import { createTicket } from '@/entities/conversations/tickets/newTicketThunk';
import type { EntitiesState } from '@/entities/base/state';
import {
  acceptTicket,
  finishTicket,
  reopenTicket,
  returnTicket,
  type TicketRef,
} from '@/entities/conversations/tickets/ticketStatusThunks';
import { transferTicket } from '@/entities/conversations/tickets/transferThunk';
import { selectNextOwn } from '@/entities/conversations/tickets/ticketNeighbours';
import type { StartAppListening } from '@/store/listening';
import { toastShown } from '@/store/toasts';
import { at } from '@/entities/base/idTable';
import { closingAddress } from './layout/pair';

const isEnding = isAnyOf(finishTicket.pending, returnTicket.pending, transferTicket.pending);
const isEnded = isAnyOf(finishTicket.fulfilled, returnTicket.fulfilled, transferTicket.fulfilled);
const isAnswer = isAnyOf(isEnded, finishTicket.rejected, returnTicket.rejected, transferTicket.rejected);

/** Of several tickets that are changed at once only the one on screen leads away from it. */
const leavesScreen = ({ ticketId, together }: TicketRef, { attention }: EntitiesState): boolean =>
  !together || attention.conversations.includes(ticketId);

/** Two conversations stand side by side. */
const isPaired = ({ attention }: EntitiesState): boolean => attention.conversations.length > 1;

/** Goes to a path of the app. */
type Navigate = (path: string) => void;

/**
 * After a status change to open, shows the ticket; after any other, the list. Finishing always shows the list, even if the
 * server keeps the ticket open for a rating, or the next ticket for users who chose that. A new ticket is shown unless
 * another one blocks it. Of two conversations side by side, only the one of the ticket leads anywhere; the other one stays.
 */
export const registerTicketScreenListeners = (start: StartAppListening, navigate: Navigate): void => {
  const goToTicket = (ticket: Ticket | null, together = false) => {
    if (ticket && !together) navigate(`/tickets/${ticket.uuid}`);
  };
  /** The user may have gone on in the other conversation by now, and is not called back to one that is on screen. */
  const showTicket = (ticket: Ticket | null, state: EntitiesState, together = false) => {
    const isOnScreen = ticket !== null && state.attention.conversations.includes(ticket.id);
    if (!isPaired(state) || !isOnScreen) goToTicket(ticket, together);
  };
  start({
    actionCreator: acceptTicket.fulfilled,
    effect: ({ payload, meta }, { getState }) => showTicket(payload, getState(), meta.arg.together),
  });
  start({
    actionCreator: reopenTicket.fulfilled,
    effect: ({ payload }, { getState }) => showTicket(payload, getState()),
  });
  start({
    actionCreator: createTicket.fulfilled,
    effect: ({ payload, meta }, { dispatch }) => {
      if (meta.arg.together) return;
      if (payload.kind === 'opened') goToTicket(payload.ticket);
      else dispatch(toastShown({ kind: 'error', textKey: 'errors:ERR_OTHER_OPEN_TICKET' }));
    },
  });
  start({
    actionCreator: undoResolve.fulfilled,
    effect: ({ payload, meta }) => goToTicket(payload, meta.arg.together),
  });
  start({
    matcher: isEnding,
    effect: async ({ meta }, { getOriginalState, getState, take }) => {
      const { ticketId, together } = meta.arg;
      // Its row, and what stands beside its conversation, may be gone before the answer comes.
      const before = getOriginalState();
      const next = selectNextOwn(before, ticketId);
      const leaves = leavesScreen(meta.arg, before);
      const [end] = await take((action) => isAnswer(action) && action.meta.requestId === meta.requestId);
      if (!isEnded(end) || !leaves) return;
      const opensNext = finishTicket.fulfilled.match(end) && !together && getState().preferences.opensNext;
      const opened = opensNext ? next : null;
      const ticket = at(before.tickets.byId, ticketId);
      if (ticket && (isPaired(before) || isPaired(getState()))) {
        navigate(closingAddress(ticket.uuid, opened?.uuid ?? null));
      } else navigate(opened ? `/tickets/${opened.uuid}` : '/tickets');
    },
  });
};
