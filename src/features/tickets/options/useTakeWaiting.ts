import { useCallback, useRef } from 'react';
import { isStaleAnswer } from '@/entities/base/failure';
import type { Ticket } from '@/protocol/records/tickets';
import { selectLongestWaiting } from '@/entities/conversations/tickets/ticketNeighbours';
import { selectTicket } from '@/entities/conversations/tickets/ticketSelectors';
import { findLongestWaiting } from '@/entities/conversations/tickets/ticketThunks';
import { acceptTicket } from '@/entities/conversations/tickets/ticketStatusThunks';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { rowIdAround } from '../list/rowElements';
import { toastFailure } from '../shared/toastFailure';

/** Id of the ticket whose row, or a button in it, has the focus. */
export const focusedTicketId = (): number | null => rowIdAround(document.activeElement);

/** Accepts the focused waiting ticket, else the one whose customer has waited longest. */
export const useTakeWaiting = (): (() => void) => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  /** A second press before the answer is impatience: it must not take one more ticket. */
  const running = useRef(false);
  return useCallback(() => {
    const findFocused = (): Ticket | null => {
      const focusedId = focusedTicketId();
      const focused = focusedId === null ? null : selectTicket(store.getState(), focusedId);
      return focused?.status === 'pending' ? focused : null;
    };
    const accept = async (ticket: Ticket): Promise<void> =>
      toastFailure(dispatch, await dispatch(acceptTicket({ ticketId: ticket.id })));
    const takeLongest = async (): Promise<void> => {
      const answer = await dispatch(findLongestWaiting());
      if (isStaleAnswer(answer)) return;
      // Without an answer use only the loaded rows.
      const further = findLongestWaiting.fulfilled.match(answer) ? answer.payload : [];
      const ticket = selectLongestWaiting(store.getState(), further);
      if (ticket) await accept(ticket);
      else dispatch(toastShown({ kind: 'info', textKey: 'tickets:list.empty.pending.title' }));
    };
    const takeLongestOnce = async (): Promise<void> => {
      if (running.current) return;
      running.current = true;
      await takeLongest().finally(() => {
        running.current = false;
      });
    };
    const focused = findFocused();
    void (focused ? accept(focused) : takeLongestOnce());
  }, [dispatch, store]);
};
