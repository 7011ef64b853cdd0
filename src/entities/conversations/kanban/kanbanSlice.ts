import { createSelector, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { belongsToBoard, type ColumnId, columnOf } from '@/domain/conversations/kanban';
import { byLatest, type DatedTicket } from '@/domain/conversations/ticketViews';
import { sameItems } from '@/lib/sameItems';
import type { Change } from '@/protocol/events/changes';
import type { Tag } from '@/protocol/records/tags';
import type { Ticket } from '@/protocol/records/tickets';
import { onServerEvents } from '@/realtime/serverEvents';
import { at } from '../../base/idTable';
import { keepUnchanged, plainOf } from '../../base/keepUnchanged';
import type { LoadStatus } from '../../base/loadStatus';
import { sessionEnded } from '../../session/sessionActions';
import type { EntitiesState } from '../../base/state';
import { loadBoard, moveCard } from './kanbanThunks';

export interface BoardColumn {
  /** Null for the first column, 'Em aberto'. */
  readonly id: ColumnId;
  /** Null for the first column. */
  readonly tag: Tag | null;
  /** Latest change first. */
  readonly cards: readonly Ticket[];
}

/** A card with the moment its column is sorted by: the ticket's last change or its last live message. */
const datedCard = (ticket: Ticket, messageAt: EntitiesState['tickets']['messageAt']): DatedTicket => {
  const [changed, written] = [ticket.updatedAt ?? '', at(messageAt, ticket.id) ?? ''];
  return { ticket, at: changed > written ? changed : written };
};

/** The place that a card would take in a column. */
export const selectCardPlace = ({ tickets }: EntitiesState, cards: readonly Ticket[], card: Ticket): number => {
  // As it is now: it may have changed since it was lifted.
  const moved = datedCard(at(tickets.byId, card.id) ?? card, tickets.messageAt);
  return cards.filter((other) => byLatest(datedCard(other, tickets.messageAt), moved) < 0).length;
};

const selectCards = createSelector(
  (state: EntitiesState) => state.kanban.ids,
  (state: EntitiesState) => state.tickets.byId,
  (state: EntitiesState) => state.tickets.messageAt,
  (state: EntitiesState) => state.tickets.leaving,
  (state: EntitiesState) => state.tickets.viewer,
  (ids, byId, messageAt, leaving, viewer): readonly Ticket[] => {
    const rows: DatedTicket[] = [];
    for (const key in ids) {
      const id = Number(key);
      const ticket = at(byId, id);
      if (!ticket || !viewer || leaving[id] || !belongsToBoard(ticket, viewer)) continue;
      rows.push(datedCard(ticket, messageAt));
    }
    return rows.sort(byLatest).map(({ ticket }) => ticket);
  },
);

/** A column as it was, where it has the same cards as before: an event changes one or two columns, and the others need not render. */
const keepColumn = (before: readonly BoardColumn[], now: BoardColumn): BoardColumn => {
  const known = before.find(({ id }) => id === now.id);
  return known && known.tag === now.tag && sameItems(known.cards, now.cards) ? known : now;
};

const createBoardSelector = () => {
  let before: readonly BoardColumn[] = [];
  return createSelector(
    selectCards,
    (state: EntitiesState) => state.kanban.columns,
    (cards, columns): readonly BoardColumn[] => {
      const byColumn = new Map<ColumnId, Ticket[]>();
      for (const card of cards) {
        const column = columnOf(card, columns);
        const placed = byColumn.get(column);
        if (placed) placed.push(card);
        else byColumn.set(column, [card]);
      }
      const cardsOf = (id: ColumnId): readonly Ticket[] => byColumn.get(id) ?? [];
      const now: readonly BoardColumn[] = [
        { id: null, tag: null, cards: cardsOf(null) },
        ...columns.map((tag) => ({ id: tag.id, tag, cards: cardsOf(tag.id) })),
      ].map((column) => keepColumn(before, column));
      if (!sameItems(before, now)) before = now;
      return before;
    },
  );
};

/** The columns with their cards: tickets without a column first, then one column per tag. Unchanged columns stay the same objects. */
export const selectBoard = createBoardSelector();

/** The board: its columns, and which tickets are cards. The tickets themselves are in the `tickets` slice. */
export interface KanbanState {
  /** The tags that have a column, in the order of the board. */
  readonly columns: readonly Tag[];
  /** The tickets the server listed, as keys. */
  readonly ids: Readonly<Record<number, true>>;
  readonly status: LoadStatus;
  /** The newest request; answers to older ones are dropped. */
  readonly requestId: string | null;
  /** What came of tags since that request; its answer may be older. */
  readonly meanwhile: readonly Change<Tag>[];
  /** Counts the beginnings and ends of moves: an answer requested before one of them is out of date for its card. */
  readonly moves: number;
  /** On screen: read again after a gap, and every `BOARD_REFRESH_MS`. */
  readonly shown: boolean;
}

const initialKanban: KanbanState = {
  columns: [],
  ids: {},
  status: 'idle',
  requestId: null,
  meanwhile: [],
  moves: 0,
  shown: false,
};

declare module '../../base/state' {
  interface EntitiesState {
    readonly kanban: KanbanState;
  }
}

/** The columns after a tag's change. A tag has a column if `kanban` is 1; an event without `kanban` changes neither. */
const afterChange = (columns: readonly Tag[], change: Change<Tag>): Tag[] => {
  if (change.action === 'delete') return columns.filter(({ id }) => id !== change.id);
  const { record } = change;
  const known = columns.find(({ id }) => id === record.id);
  const hasColumn = record.kanban === undefined ? known !== undefined : record.kanban === 1;
  if (!hasColumn) return columns.filter((column) => column !== known);
  return known ? columns.map((column) => (column === known ? { ...known, ...record } : column)) : [...columns, record];
};

export const kanbanSlice = createSlice({
  name: 'kanban',
  initialState: initialKanban as KanbanState,
  reducers: {
    boardShown: (state, { payload }: PayloadAction<boolean>) => {
      state.shown = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadBoard.pending, (state, { meta }) => {
        if (state.status !== 'ready') state.status = 'loading';
        state.requestId = meta.requestId;
        state.meanwhile = [];
      })
      .addCase(loadBoard.fulfilled, (state, { meta, payload }) => {
        if (state.requestId !== meta.requestId) return;
        state.requestId = null;
        state.status = 'ready';
        // The board is read every few seconds, mostly without news.
        const columns = plainOf(state.meanwhile).reduce(afterChange, payload.columns);
        state.columns = keepUnchanged(plainOf(state.columns), columns);
        state.ids = keepUnchanged(plainOf(state.ids), Object.fromEntries(payload.tickets.map(({ id }) => [id, true])));
      })
      .addCase(loadBoard.rejected, (state, { meta }) => {
        if (state.requestId !== meta.requestId) return;
        state.requestId = null;
        if (state.status === 'loading') state.status = 'failed';
      })
      .addCase(sessionEnded, () => initialKanban)
      .addMatcher(isAnyOf(moveCard.pending, moveCard.fulfilled, moveCard.rejected), (state) => {
        state.moves += 1;
      });
    onServerEvents(builder, {
      tag: (state, event) => {
        if (state.requestId !== null) state.meanwhile.push(event);
        const columns = plainOf(state.columns);
        state.columns = keepUnchanged(columns, afterChange(columns, event));
      },
    });
  },
});

export const { boardShown } = kanbanSlice.actions;
