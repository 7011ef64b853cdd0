import { createSelector } from '@reduxjs/toolkit';
import type { UnreadTotals } from '@/bridge/alerts';
import type { Ticket } from '@/protocol/records/tickets';
import {
  byLatest,
  byLongestWait,
  type DatedTicket,
  type TicketOrder,
  type TicketViewName,
  type WaitingTicket,
} from '@/domain/ticketViews';
import { isNoticed, unreadMessages } from '@/domain/unread';
import type { EntitiesState } from '../state';
import type { TicketView } from './ticketsState';

const later = (left: string | undefined, right: string | undefined): string =>
  (left ?? '') > (right ?? '') ? (left ?? '') : (right ?? '');

/** The order of a list; only that of the open and the pending one can be chosen. */
export const selectTicketOrder = ({ tickets }: EntitiesState, view: TicketViewName): TicketOrder =>
  view === 'open' || view === 'pending' ? tickets.order[view] : 'latest';

const createRowsSelector = (view: TicketViewName) =>
  createSelector(
    (state: EntitiesState) => state.tickets.views[view].ids,
    (state: EntitiesState) => state.tickets.byId,
    (state: EntitiesState) => state.tickets.changedAt,
    (state: EntitiesState) => state.tickets.messageAt,
    // Null while the waits do not matter, so that they alone sort nothing anew.
    (state: EntitiesState) => (selectTicketOrder(state, view) === 'waiting' ? state.tickets.waitingSince : null),
    (ids, byId, changedAt, messageAt, waitingSince): readonly Ticket[] => {
      const rows: WaitingTicket[] = [];
      for (const id in ids) {
        const ticket = byId[id];
        if (!ticket) continue;
        const at = later(changedAt[id] ?? ticket.updatedAt, messageAt[id]);
        rows.push({ ticket, at, since: waitingSince?.[id] ?? null });
      }
      return rows.sort(waitingSince === null ? byLatest : byLongestWait).map(({ ticket }) => ticket);
    },
  );

const rows = {
  open: createRowsSelector('open'),
  pending: createRowsSelector('pending'),
  closed: createRowsSelector('closed'),
  search: createRowsSelector('search'),
};

/** The tickets of a list in its order: the latest change first, unless the longest wait was chosen. */
export const selectTickets = (state: EntitiesState, view: TicketViewName): readonly Ticket[] => rows[view](state);

/** How far a list is loaded. */
export const selectTicketView = (state: EntitiesState, view: TicketViewName): TicketView => state.tickets.views[view];

/** The number of tickets in a list for its badge; of a list that is not complete the server's total counts. */
export const selectTicketCount = (state: EntitiesState, view: TicketViewName): number => {
  const { hasMore, count, hidden } = state.tickets.views[view];
  const shown = selectTickets(state, view).length;
  return hasMore && count !== null ? Math.max(shown, count - Object.keys(hidden).length) : shown;
};

export const selectTicket = (state: EntitiesState, ticketId: number): Ticket | null =>
  state.tickets.byId[ticketId] ?? null;

/** When a ticket last changed other than by being read, ISO text; what its row shows. */
export const selectChangedAt = (state: EntitiesState, ticketId: number): string | undefined =>
  state.tickets.changedAt[ticketId] ?? state.tickets.byId[ticketId]?.updatedAt;

/** Since when the customer of a waiting ticket waits, ISO text. */
export const selectWaitingSince = (state: EntitiesState, ticketId: number): string | null =>
  state.tickets.waitingSince[ticketId] ?? null;

export const selectTicketByUuid = (state: EntitiesState, uuid: string): Ticket | null => {
  const id = state.tickets.idByUuid[uuid];
  return id === undefined ? null : selectTicket(state, id);
};

/** This user is changing the ticket right now: its buttons are busy. */
export const selectIsTicketChanging = (state: EntitiesState, ticketId: number): boolean =>
  state.tickets.changing[ticketId] === true;

const selectUnreadMessages = createSelector(
  (state: EntitiesState) => state.tickets.byId,
  (state: EntitiesState) => state.session.user,
  (byId, user) => (user ? unreadMessages(Object.values(byId), user) : 0),
);

/** The numbers of badge, tray and window title, computed here alone. */
export const selectUnreadTotals: (state: EntitiesState) => UnreadTotals = createSelector(
  selectUnreadMessages,
  (state: EntitiesState) => selectTicketCount(state, 'pending'),
  (messages, pending) => ({ messages, pending }),
);

/** The tickets of the notifications, the one with the latest change first. */
export const selectNoticedTickets = createSelector(
  (state: EntitiesState) => state.tickets.byId,
  (state: EntitiesState) => state.tickets.changedAt,
  (state: EntitiesState) => state.tickets.messageAt,
  (state: EntitiesState) => state.session.user,
  (byId, changedAt, messageAt, user): readonly Ticket[] => {
    const rows: DatedTicket[] = [];
    if (!user) return [];
    for (const ticket of Object.values(byId)) {
      if (isNoticed(ticket, user))
        rows.push({ ticket, at: later(changedAt[ticket.id] ?? ticket.updatedAt, messageAt[ticket.id]) });
    }
    return rows.sort(byLatest).map(({ ticket }) => ticket);
  },
);

/** This user finished the ticket, and the server keeps it open until the customer has rated it. */
export const selectIsAwaitingRating = (state: EntitiesState, ticketId: number): boolean =>
  state.tickets.awaitingRating[ticketId] === true;
