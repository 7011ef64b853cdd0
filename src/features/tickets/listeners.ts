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

const isGivenAway = isAnyOf(returnTicket.fulfilled, transferTicket.fulfilled);

/** Of several tickets that are changed at once only the one on screen leads away from it. */
const leavesScreen = ({ ticketId, together }: TicketRef, { attention }: EntitiesState): boolean =>
  !together || attention.conversation === ticketId;

/** Goes to a path of the app. */
type Navigate = (path: string) => void;

/**
 * After a status change to open, shows the ticket; after any other, the list. Finishing always shows the list, even if the
 * server keeps the ticket open for a rating, or the next ticket for users who chose that. A new ticket is shown unless
 * another one blocks it.
 */
export const registerTicketScreenListeners = (start: StartAppListening, navigate: Navigate): void => {
  const goToTicket = (ticket: Ticket | null, together = false) => {
    if (ticket && !together) navigate(`/tickets/${ticket.uuid}`);
  };
  start({
    actionCreator: acceptTicket.fulfilled,
    effect: ({ payload, meta }) => goToTicket(payload, meta.arg.together),
  });
  start({ actionCreator: reopenTicket.fulfilled, effect: ({ payload }) => goToTicket(payload) });
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
    matcher: isGivenAway,
    effect: ({ meta }, { getState }) => {
      if (leavesScreen(meta.arg, getState())) navigate('/tickets');
    },
  });
  start({
    actionCreator: finishTicket.pending,
    effect: async ({ meta }, { getOriginalState, getState, take }) => {
      // Its row may be gone from the list before the answer comes.
      const next = selectNextOwn(getOriginalState(), meta.arg.ticketId);
      const leaves = leavesScreen(meta.arg, getOriginalState());
      const isEnd = isAnyOf(finishTicket.fulfilled, finishTicket.rejected);
      const [end] = await take((action) => isEnd(action) && action.meta.requestId === meta.requestId);
      if (!finishTicket.fulfilled.match(end) || !leaves) return;
      navigate(next && !meta.arg.together && getState().preferences.opensNext ? `/tickets/${next.uuid}` : '/tickets');
    },
  });
};
