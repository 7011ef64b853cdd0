import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { belongsToBoard, boardQuery, type ColumnId, columnOf } from '@/domain/conversations/kanban';
import type { Tag, TagRef } from '@/protocol/records/tags';
import type { Ticket } from '@/protocol/records/tickets';
import { bringsEventsOf, eventsOf } from '@/realtime/serverEvents';
import { at } from '../../base/idTable';
import { watchSession } from '../../base/oneSession';
import { readAllPages } from '../../base/readAllPages';
import type { EntitiesState } from '../../base/state';
import { createAppThunk, type Services, type StartListening } from '../../base/thunk';
import type { TicketRef } from '../tickets/ticketStatusThunks';
import { inTagOrder } from '../tickets/ticketTags';

export interface Board {
  readonly columns: Tag[];
  readonly tickets: Ticket[];
}

type BoardQuery = ReturnType<typeof boardQuery>;

/** Reads all cards. Some servers return all tickets at once, others in pages. */
const readCards = (api: Services['api'], query: BoardQuery): Promise<Ticket[]> =>
  readAllPages((pageNumber) => api.kanban.tickets({ ...query, ...(pageNumber > 1 && { pageNumber }) }));

/** Reads columns and cards, and once more if a card was moved meanwhile, since the answer may be older than the move. */
export const loadBoard = createAppThunk<Board>(
  'kanban/load',
  async (_, { extra: { api }, getState }) => {
    for (;;) {
      const { session, kanban } = getState();
      if (!session.user) return { columns: [], tickets: [] };
      const [columns, tickets] = await Promise.all([api.kanban.columns(), readCards(api, boardQuery(session.user))]);
      if (getState().kanban.moves === kanban.moves) return { columns, tickets };
    }
  },
  // The board itself shows the failure.
  { silent: true },
);

/** The server has removed the column tags of a ticket. */
export const columnTagsRemoved = createAction<TicketRef>('kanban/columnTagsRemoved');
/** The server has added a column's tag to a ticket. */
export const columnTagAdded = createAction<TicketRef>('kanban/columnTagAdded');

export interface CardMove extends TicketRef {
  readonly target: ColumnId;
  /** True if the ticket is in a column now, whose tag must be removed first. */
  readonly hasColumn: boolean;
  /** The ticket's tags after the move, shown at once. */
  readonly tags: readonly TagRef[];
}

/**
 * Is a ticket in a column by now? No event tells of a colleague's move, and the tag of a second column would leave the card in both.
 * If the server does not say, what is known here counts.
 */
const isInColumn = async (api: Services['api'], ticketId: number, columns: readonly TagRef[]): Promise<boolean> => {
  try {
    const ticket = await api.tickets.show(ticketId);
    return ticket !== null && columnOf(ticket, columns) !== null;
  } catch {
    return false;
  }
};

/** Moves a card: removes its column tags, then adds the new one. */
export const moveCard = createAppThunk<null, CardMove>(
  'kanban/move',
  ({ ticketId, target, hasColumn }, { dispatch, extra: { api }, getState }) => {
    const isOver = watchSession(getState);
    return inTagOrder(ticketId, async () => {
      const isTagged = hasColumn || (await isInColumn(api, ticketId, getState().kanban.columns));
      if (isOver()) return null;
      if (isTagged) {
        await api.tickets.removeTags(ticketId);
        dispatch(columnTagsRemoved({ ticketId }));
      }
      if (target !== null) {
        await api.tickets.addTag(ticketId, target);
        dispatch(columnTagAdded({ ticketId }));
      }
      return null;
    });
  },
  { fallbackKey: 'kanban:move.failed' },
);

/** How long to wait for further events before reading the board, ms: they come in twos and threes. */
const SETTLE_MS = 500;

const ticketsOf = (action: UnknownAction): number[] => [
  ...eventsOf(action, 'ticket').flatMap(({ payload }) => (payload.action === 'update' ? [payload.record.id] : [])),
  ...eventsOf(action, 'appMessage').flatMap(({ payload }) => (payload.ticket ? [payload.ticket.id] : [])),
];

/** Is this a new card? Events lack the tags that say which column it belongs to, so the board must be read. */
const isNewCard = ({ kanban, tickets }: EntitiesState, id: number): boolean => {
  const ticket = at(tickets.byId, id);
  return !kanban.ids[id] && ticket !== undefined && tickets.viewer !== null && belongsToBoard(ticket, tickets.viewer);
};

export const registerKanbanListeners = (start: StartListening): void => {
  start({
    predicate: bringsEventsOf('ticket', 'appMessage'),
    effect: async (action, { dispatch, getState, cancelActiveListeners, delay }) => {
      if (!getState().kanban.shown || !ticketsOf(action).some((id) => isNewCard(getState(), id))) return;
      cancelActiveListeners();
      await delay(SETTLE_MS);
      await dispatch(loadBoard());
    },
  });

  // Only half of the move may have happened: read the card's column from the server.
  start({
    actionCreator: moveCard.rejected,
    effect: async (_, { dispatch }) => {
      await dispatch(loadBoard());
    },
  });
};
