import { isAnyOf } from '@reduxjs/toolkit';
import type { Ticket } from '@/protocol/records/tickets';
import { undoFinish } from '@/entities/finished/undoFinish';
import { createTicket } from '@/entities/tickets/newTicketThunk';
import { acceptTicket, finishTicket, reopenTicket, returnTicket } from '@/entities/tickets/ticketStatusThunks';
import { transferTicket } from '@/entities/tickets/transferThunk';
import { selectNextOwn } from '@/entities/tickets/ticketNeighbours';
import type { StartAppListening } from '@/store/listening';
import { toastShown } from '@/store/toasts';

/** Goes to a path of the app. */
type Navigate = (path: string) => void;

/**
 * After a status change to open, shows the ticket; after any other, the list. Finishing always shows the list, even if the
 * server keeps the ticket open for a rating, or the next ticket for users who chose that. A new ticket is shown unless
 * another one blocks it.
 */
export const registerTicketScreenListeners = (start: StartAppListening, navigate: Navigate): void => {
  const goToTicket = (ticket: Ticket | null) => {
    if (ticket) navigate(`/tickets/${ticket.uuid}`);
  };
  start({ actionCreator: acceptTicket.fulfilled, effect: ({ payload }) => goToTicket(payload) });
  start({ actionCreator: reopenTicket.fulfilled, effect: ({ payload }) => goToTicket(payload) });
  start({
    actionCreator: createTicket.fulfilled,
    effect: ({ payload }, { dispatch }) => {
      if (payload.kind === 'opened') goToTicket(payload.ticket);
      else dispatch(toastShown({ kind: 'error', textKey: 'errors:ERR_OTHER_OPEN_TICKET' }));
    },
  });
  start({ actionCreator: undoFinish.fulfilled, effect: ({ payload }) => goToTicket(payload) });
  start({
    matcher: isAnyOf(returnTicket.fulfilled, transferTicket.fulfilled),
    effect: () => navigate('/tickets'),
  });
  start({
    actionCreator: finishTicket.pending,
    effect: async ({ meta }, { getOriginalState, getState, take }) => {
      // Its row may be gone from the list before the answer comes.
      const next = selectNextOwn(getOriginalState(), meta.arg.ticketId);
      const isEnd = isAnyOf(finishTicket.fulfilled, finishTicket.rejected);
      const [end] = await take((action) => isEnd(action) && action.meta.requestId === meta.requestId);
      if (!finishTicket.fulfilled.match(end)) return;
      navigate(next && getState().preferences.opensNext ? `/tickets/${next.uuid}` : '/tickets');
    },
  });
};
