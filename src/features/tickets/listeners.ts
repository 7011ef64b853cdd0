import { isAnyOf } from '@reduxjs/toolkit';
import type { Ticket } from '@/protocol/records/tickets';
import { conversationAddress } from '@/domain/conversations/ticketAddress';
import { ticketName } from '@/domain/conversations/ticketName';
import { undoResolve } from '@/entities/conversations/resolveUndo/resolveUndo';
import { createTicket } from '@/entities/conversations/tickets/newTicketThunk';
import type { EntitiesState } from '@/entities/base/state';
import {
  acceptTicket,
  resolveTicket,
  reopenTicket,
  returnTicket,
  type TicketRef,
  transferTicket,
} from '@/entities/conversations/tickets/ticketStatusThunks';
import { selectNextOwn } from '@/entities/conversations/tickets/ticketNeighbours';
import type { StartAppListening } from '@/store/listening';
import { toastShown } from '@/store/toasts';
import { at } from '@/entities/base/idTable';
import { closingAddress } from './layout/pair';

const isTaking = isAnyOf(acceptTicket.pending, reopenTicket.pending, undoResolve.pending);
const isTaken = isAnyOf(acceptTicket.fulfilled, reopenTicket.fulfilled, undoResolve.fulfilled);
const isTakingAnswer = isAnyOf(isTaken, acceptTicket.rejected, reopenTicket.rejected, undoResolve.rejected);
const isEnding = isAnyOf(resolveTicket.pending, returnTicket.pending, transferTicket.pending);
const isEnded = isAnyOf(resolveTicket.fulfilled, returnTicket.fulfilled, transferTicket.fulfilled);
const isAnswer = isAnyOf(isEnded, resolveTicket.rejected, returnTicket.rejected, transferTicket.rejected);

/** When several tickets change at once, only a ticket on screen changes the screen. */
const leavesScreen = ({ ticketId, together }: TicketRef, { attention }: EntitiesState): boolean =>
  !together || attention.conversations.includes(ticketId);

/** Has the user left the ticket screen, or opened another conversation, while the server was changing a ticket? */
const hasTurnedAway = (ticketId: number, before: EntitiesState, now: EntitiesState): boolean =>
  (before.attention.ticketsShown && !now.attention.ticketsShown) ||
  now.attention.conversations.some((id) => id !== ticketId && !before.attention.conversations.includes(id));

/** Has the user left the conversation of a ticket that the server was changing or, where it was not on screen, turned away? */
const hasMovedOn = (ticketId: number, before: EntitiesState, now: EntitiesState): boolean =>
  before.attention.conversations.includes(ticketId)
    ? !now.attention.conversations.includes(ticketId)
    : hasTurnedAway(ticketId, before, now);

/** Are two conversations open side by side? */
const isPaired = ({ attention }: EntitiesState): boolean => attention.conversations.length > 1;

/** Goes to a path of the app. */
type Navigate = (path: string) => void;

/**
 * Opens the ticket after a status change to open, and the list after any other. Resolving shows the list, even if the server keeps
 * the ticket open for a rating, or the next ticket for users who chose that. A new ticket is shown unless another one blocks it.
 * Of two conversations side by side only the ticket's own one changes; the other one stays. So does everything where the user has moved
 * on before the answer.
 */
export const registerTicketScreenListeners = (start: StartAppListening, navigate: Navigate): void => {
  const goToTicket = (ticket: Ticket | null, together = false) => {
    if (ticket && !together) navigate(conversationAddress(ticket.uuid));
  };
  /** Opens a ticket, unless it is on screen beside another one: the user may have moved on to the other conversation by now. */
  const showTicket = (ticket: Ticket | null, state: EntitiesState, together = false) => {
    const isOnScreen = ticket !== null && state.attention.conversations.includes(ticket.id);
    if (!isPaired(state) || !isOnScreen) goToTicket(ticket, together);
  };
  start({
    matcher: isTaking,
    effect: async ({ meta }, { getOriginalState, getState, take }) => {
      const { ticketId, together } = meta.arg;
      const before = getOriginalState();
      const [end, , present] = await take(
        (action) => isTakingAnswer(action) && action.meta.requestId === meta.requestId,
      );
      // Who has turned away may be typing there: the text must not go on in this one, nor be lost.
      if (isTaken(end) && !hasTurnedAway(ticketId, before, present)) showTicket(end.payload, getState(), together);
    },
  });
  /** What was on screen when the latest new ticket was asked for. */
  let wished: { readonly requestId: string; readonly before: EntitiesState } | null = null;
  start({
    actionCreator: createTicket.pending,
    effect: ({ meta }, { getOriginalState }) => {
      if (!meta.arg.together) wished = { requestId: meta.requestId, before: getOriginalState() };
    },
  });
  start({
    actionCreator: createTicket.fulfilled,
    effect: ({ payload, meta }, { dispatch, getOriginalState }) => {
      if (meta.arg.together) return;
      if (payload.kind === 'taken') {
        dispatch(toastShown({ kind: 'error', textKey: 'errors:ERR_OTHER_OPEN_TICKET' }));
        return;
      }
      const before = wished?.requestId === meta.requestId ? wished.before : getOriginalState();
      // Its dialog may have been closed before the answer.
      if (!hasTurnedAway(payload.ticket.id, before, getOriginalState())) goToTicket(payload.ticket);
    },
  });
  start({
    actionCreator: undoResolve.rejected,
    effect: ({ meta }, { dispatch, getState }) => {
      const { ticketId, former, together } = meta.arg;
      const { session, resolveUndo } = getState();
      if (meta.condition || together || !session.user || resolveUndo.last?.former.id === ticketId) return;
      const values = { id: ticketId, name: ticketName(former) };
      dispatch(toastShown({ kind: 'error', textKey: 'handling:resolveUndo.refused', values }));
    },
  });
  start({
    matcher: isEnding,
    effect: async ({ meta }, { getOriginalState, getState, take }) => {
      const { ticketId, together } = meta.arg;
      // Remember the state now: the ticket's row and the conversation beside it may be gone when the answer arrives.
      const before = getOriginalState();
      const next = selectNextOwn(before, ticketId);
      const leaves = leavesScreen(meta.arg, before);
      const [end, , present] = await take((action) => isAnswer(action) && action.meta.requestId === meta.requestId);
      // `present` is the state before the answer, which itself may close the conversation.
      if (!isEnded(end) || !leaves || hasMovedOn(ticketId, before, present)) return;
      const opensNext = resolveTicket.fulfilled.match(end) && !together && getState().preferences.opensNext;
      const opened = opensNext ? next : null;
      const ticket = at(before.tickets.byId, ticketId);
      if (ticket && (isPaired(before) || isPaired(getState()))) {
        navigate(closingAddress(ticket.uuid, opened?.uuid ?? null));
      } else navigate(opened ? conversationAddress(opened.uuid) : '/tickets');
    },
  });
};
