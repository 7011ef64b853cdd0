import { useCallback, useEffect } from 'react';
import type { TicketViewName } from '@/domain/conversations/ticketViews';
import { selectTicketView } from '@/entities/conversations/tickets/ticketSelectors';
import { nextPageOf } from '@/entities/conversations/tickets/ticketsState';
import { loadTickets } from '@/entities/conversations/tickets/ticketThunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { isNearEnd } from '@/ui/collection/nearEnd';

interface NextPage {
  /** There is a further page, and nothing keeps it from being loaded now. */
  readonly mayLoad: boolean;
  /** More rows are still to be loaded. */
  readonly hasMore: boolean;
  /** The last attempt failed; the user has to start the next one. */
  readonly failed: boolean;
  readonly loadNext: () => void;
  /** Loads the next page within 100 px of the end. */
  readonly loadNearEnd: (scroller: HTMLElement) => void;
}

/** Loads a list page by page while its end is near, also when the loaded rows do not fill the screen. */
export const useNextPage = (view: TicketViewName, scroller: HTMLElement | null): NextPage => {
  const dispatch = useAppDispatch();
  const nextPage = useAppSelector((state) => nextPageOf(selectTicketView(state, view)));
  const failed = useAppSelector((state) => selectTicketView(state, view).moreFailed);
  const isReadyForMore = useAppSelector((state) => {
    const { status, hasMore, requestId } = selectTicketView(state, view);
    return status === 'ready' && hasMore && requestId === null;
  });

  const hasMore = useAppSelector((state) => selectTicketView(state, view).hasMore);
  const loadNext = useCallback(() => {
    // Rows that left make the next page the first one, which the thunk reads whether there is more or not.
    if (hasMore) void dispatch(loadTickets({ view, page: nextPage, keep: true }));
  }, [dispatch, hasMore, view, nextPage]);
  const mayLoad = isReadyForMore && !failed;
  const loadNearEnd = useCallback(
    (element: HTMLElement) => {
      if (mayLoad && isNearEnd(element)) loadNext();
    },
    [loadNext, mayLoad],
  );
  useEffect(() => {
    if (scroller) loadNearEnd(scroller);
  }, [scroller, loadNearEnd]);
  return { hasMore, failed, mayLoad, loadNext, loadNearEnd };
};
