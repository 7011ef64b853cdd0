import { createAction } from '@reduxjs/toolkit';
import type { Tag, TagRef } from '@/protocol/records/tags';
import type { Ticket } from '@/protocol/records/tickets';
import { boardQuery, type LaneId } from '@/domain/kanban';
import { readAllPages } from '../readAllPages';
import type { Services } from '../thunk';
import { createAppThunk } from '../thunk';
import type { TicketRef } from '../tickets/ticketStatusThunks';
import { inTagOrder } from '../tickets/ticketTagOrder';

export interface Board {
  readonly lanes: Tag[];
  readonly tickets: Ticket[];
}

type BoardQuery = ReturnType<typeof boardQuery>;

/** Some servers answer all tickets at once, others in pages. */
const readCards = (api: Services['api'], query: BoardQuery): Promise<Ticket[]> =>
  readAllPages((pageNumber) => api.kanban.tickets({ ...query, ...(pageNumber > 1 && { pageNumber }) }));

/** Reads lanes and cards; once more where a card was moved meanwhile, since the answer may be older than that. */
export const loadBoard = createAppThunk<Board>(
  'kanban/load',
  async (_, { extra: { api }, getState }) => {
    for (;;) {
      const { session, kanban } = getState();
      if (!session.user) return { lanes: [], tickets: [] };
      const [lanes, tickets] = await Promise.all([api.kanban.lanes(), readCards(api, boardQuery(session.user))]);
      if (getState().kanban.moves === kanban.moves) return { lanes, tickets };
    }
  },
  // The board itself says that it could not be loaded.
  { silent: true },
);

/** The lane tags of a ticket were taken off on the server. */
export const laneTagsRemoved = createAction<TicketRef>('kanban/laneTagsRemoved');
/** A lane's tag was put on a ticket on the server. */
export const laneTagAdded = createAction<TicketRef>('kanban/laneTagAdded');

export interface CardMove extends TicketRef {
  readonly target: LaneId;
  /** True if the ticket is in a lane now, whose tag must be removed first. */
  readonly hasLane: boolean;
  /** The tags it carries afterwards, shown at once. */
  readonly tags: readonly TagRef[];
}

/** Moves a card: takes its lane tags off, then puts the new one on. */
export const moveCard = createAppThunk<null, CardMove>(
  'kanban/move',
  ({ ticketId, target, hasLane }, { dispatch, extra: { api } }) =>
    inTagOrder(ticketId, async () => {
      if (hasLane) {
        await api.tickets.removeTags(ticketId);
        dispatch(laneTagsRemoved({ ticketId }));
      }
      if (target !== null) {
        await api.tickets.addTag(ticketId, target);
        dispatch(laneTagAdded({ ticketId }));
      }
      return null;
    }),
  { fallbackKey: 'kanban:move.failed' },
);
