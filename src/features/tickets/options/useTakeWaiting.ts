import { useCallback } from 'react';
import { selectLongestWaiting } from '@/entities/tickets/ticketNeighbours';
import { selectTicket } from '@/entities/tickets/ticketSelectors';
import { acceptTicket } from '@/entities/tickets/ticketStatusThunks';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { isUntoldFailure } from '../shared/isUntoldFailure';

/** The ticket of the row that has the focus, or whose button has it. */
export const focusedTicketId = (): number | null => {
  const row = document.activeElement?.closest('li')?.querySelector('[data-row]');
  const id = Number(row?.getAttribute('data-row') ?? Number.NaN);
  return Number.isInteger(id) ? id : null;
};

/** Takes the waiting ticket that has the focus in its list, else the one whose customer has waited longest. */
export const useTakeWaiting = (): (() => void) => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  return useCallback(() => {
    const take = async () => {
      const state = store.getState();
      const focusedId = focusedTicketId();
      const focused = focusedId === null ? null : selectTicket(state, focusedId);
      const ticket = focused?.status === 'pending' ? focused : selectLongestWaiting(state);
      if (!ticket) {
        dispatch(toastShown({ kind: 'info', textKey: 'tickets:list.empty.pending.title' }));
        return;
      }
      const answer = await dispatch(acceptTicket({ ticketId: ticket.id }));
      if (isUntoldFailure(answer)) dispatch(toastShown({ kind: 'error', textKey: 'common:state.failed' }));
    };
    void take();
  }, [dispatch, store]);
};
