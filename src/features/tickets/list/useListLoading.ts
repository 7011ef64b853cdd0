import { useEffect } from 'react';
import type { TicketViewName } from '@/domain/conversations/ticketViews';
import { pendingListShown } from '@/entities/device/attention/attentionSlice';
import { selectTicketView } from '@/entities/conversations/tickets/ticketSelectors';
import { loadTickets } from '@/entities/conversations/tickets/ticketThunks';
import { ticketListJoined, ticketListLeft } from '@/realtime/socketActions';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';

/** Loads the lists of the screen and joins their live rooms; `visible`: the lists are on screen. */
export const useListLoading = (view: TicketViewName, visible: boolean): void => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  // Select the status alone: the view changes with every event, and the frame around the rows would render again.
  const status = useAppSelector((state) => selectTicketView(state, view).status);

  useEffect(() => {
    // Until then the session's start loads the lists in its own order.
    if (!store.getState().session.settled) return;
    // Both counts are on screen, whichever of the two lists is shown.
    void dispatch(loadTickets({ view: 'open', page: 1 }));
    void dispatch(loadTickets({ view: 'pending', page: 1 }));
  }, [dispatch, store]);
  useEffect(() => {
    if (view !== 'search' && status === 'idle') void dispatch(loadTickets({ view, page: 1 }));
  }, [dispatch, view, status]);
  // Not every closed ticket is reported, least of all while its list is not shown.
  useEffect(() => {
    const isKept =
      (view === 'closed' || view === 'search') && selectTicketView(store.getState(), view).status === 'ready';
    if (isKept) void dispatch(loadTickets({ view, page: 1 }));
  }, [dispatch, store, view]);
  // A search finds closed tickets too, and only members of their room receive their events.
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
