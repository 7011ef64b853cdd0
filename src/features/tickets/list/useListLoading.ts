import { useEffect } from 'react';
import type { TicketViewName } from '@/domain/ticketViews';
import { pendingListShown } from '@/entities/presence/presenceSlice';
import { selectTicketView } from '@/entities/tickets/ticketSelectors';
import { loadTickets } from '@/entities/tickets/ticketThunks';
import { ticketListJoined, ticketListLeft } from '@/realtime/socketActions';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** Loads the lists of the screen and follows what happens to them; `visible`: the lists are on screen. */
export const useListLoading = (view: TicketViewName, visible: boolean): void => {
  const dispatch = useAppDispatch();
  const closedStatus = useAppSelector((state) => selectTicketView(state, 'closed').status);

  useEffect(() => {
    // Both counts are on screen whichever of the two lists is.
    void dispatch(loadTickets({ view: 'open', page: 1 }));
    void dispatch(loadTickets({ view: 'pending', page: 1 }));
  }, [dispatch]);
  useEffect(() => {
    if (view === 'closed' && closedStatus === 'idle') void dispatch(loadTickets({ view, page: 1 }));
  }, [dispatch, view, closedStatus]);
  // A search finds closed tickets too, and only followers of their room hear what happens to them.
  const followsClosed = view === 'closed' || view === 'search';
  useEffect(() => {
    if (!followsClosed) return undefined;
    dispatch(ticketListJoined({ status: 'closed' }));
    return () => void dispatch(ticketListLeft({ status: 'closed' }));
  }, [dispatch, followsClosed]);
  const pendingVisible = visible && view === 'pending';
  useEffect(() => {
    dispatch(pendingListShown(pendingVisible));
    return () => void dispatch(pendingListShown(false));
  }, [dispatch, pendingVisible]);
};
