import { belongsToBoard } from '@/domain/kanban';
import { eventsOf, hasServerEvents } from '@/realtime/serverEvents';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { EntitiesState } from '../state';
import type { StartListening } from '../thunk';
import { loadBoard, moveCard } from './kanbanThunks';

/** So long further events are awaited before the board is read, ms: they come in twos and threes. */
const SETTLE_MS = 500;

const ticketsOf = (action: UnknownAction): number[] => [
  ...eventsOf(action, 'ticket').flatMap(({ payload }) => (payload.action === 'update' ? [payload.record.id] : [])),
  ...eventsOf(action, 'appMessage').flatMap(({ payload }) => (payload.ticket ? [payload.ticket.id] : [])),
];

/** Events lack the tags that say in which lane a new card stands. */
const isNewCard = ({ kanban, tickets }: EntitiesState, id: number): boolean => {
  const ticket = tickets.byId[id];
  return !kanban.ids[id] && ticket !== undefined && tickets.viewer !== null && belongsToBoard(ticket, tickets.viewer);
};

export const registerKanbanListeners = (start: StartListening): void => {
  start({
    predicate: hasServerEvents,
    effect: async (action, { dispatch, getState, cancelActiveListeners, delay }) => {
      if (!getState().kanban.shown || !ticketsOf(action).some((id) => isNewCard(getState(), id))) return;
      cancelActiveListeners();
      await delay(SETTLE_MS);
      await dispatch(loadBoard());
    },
  });

  // Half of a move may have happened: only the server knows the card's lane.
  start({
    actionCreator: moveCard.rejected,
    effect: async (_, { dispatch }) => {
      await dispatch(loadBoard());
    },
  });
};
