import { useCallback } from 'react';
import type { Ticket } from '@/protocol/records/tickets';
import { laneOf, tagsAfterMove, type LaneId } from '@/domain/kanban';
import { moveCard } from '@/entities/kanban/kanbanThunks';
import { selectTicket } from '@/entities/tickets/ticketSelectors';
import { useAppDispatch, useAppStore } from '@/store/hooks';

/** Moves a card to another lane, shown at once; dropped where it stands, nothing happens. */
export const useMoveCard = (): ((ticket: Pick<Ticket, 'id'>, target: LaneId) => void) => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  return useCallback(
    ({ id: ticketId }, target) => {
      const state = store.getState();
      // Read now: a live event may have changed it while it was carried.
      const ticket = selectTicket(state, ticketId);
      if (!ticket) return;
      const { lanes } = state.kanban;
      const now = laneOf(ticket, lanes);
      if (now === target) return;
      const tags = tagsAfterMove(ticket, lanes, target);
      void dispatch(moveCard({ ticketId, target, hasLane: now !== null, tags }));
    },
    [dispatch, store],
  );
};
