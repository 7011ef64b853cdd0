import { createSelector } from '@reduxjs/toolkit';
import type { Tag } from '@/protocol/records/tags';
import type { Ticket } from '@/protocol/records/tickets';
import { belongsToBoard, laneOf, type LaneId } from '@/domain/kanban';
import { byLatest, type DatedTicket } from '@/domain/ticketViews';
import type { EntitiesState } from '../state';

export interface BoardLane {
  /** Null for the first lane, 'Em aberto'. */
  readonly id: LaneId;
  /** Null for the first lane. */
  readonly tag: Tag | null;
  /** The latest change first. */
  readonly cards: readonly Ticket[];
}

const selectCards = createSelector(
  (state: EntitiesState) => state.kanban.ids,
  (state: EntitiesState) => state.tickets.byId,
  (state: EntitiesState) => state.tickets.messageAt,
  (state: EntitiesState) => state.tickets.leaving,
  (state: EntitiesState) => state.tickets.viewer,
  (ids, byId, messageAt, leaving, viewer): readonly Ticket[] => {
    const rows: DatedTicket[] = [];
    for (const id in ids) {
      const ticket = byId[id];
      if (!ticket || !viewer || leaving[id] || !belongsToBoard(ticket, viewer)) continue;
      const [changed, written] = [ticket.updatedAt ?? '', messageAt[id] ?? ''];
      rows.push({ ticket, at: changed > written ? changed : written });
    }
    return rows.sort(byLatest).map(({ ticket }) => ticket);
  },
);

/** The lanes with their cards: tickets without a lane first, then one lane per tag. */
export const selectBoard = createSelector(
  selectCards,
  (state: EntitiesState) => state.kanban.lanes,
  (cards, lanes): readonly BoardLane[] => {
    const byLane = new Map<LaneId, Ticket[]>();
    for (const card of cards) {
      const lane = laneOf(card, lanes);
      const placed = byLane.get(lane);
      if (placed) placed.push(card);
      else byLane.set(lane, [card]);
    }
    const cardsOf = (id: LaneId): readonly Ticket[] => byLane.get(id) ?? [];
    return [
      { id: null, tag: null, cards: cardsOf(null) },
      ...lanes.map((tag) => ({ id: tag.id, tag, cards: cardsOf(tag.id) })),
    ];
  },
);
