import { createSelector } from '@reduxjs/toolkit';
import type { UnreadTotals } from '@/bridge/alerts';
import { sameItems } from '@/lib/sameItems';
import type { Ticket } from '@/protocol/records/tickets';
import { byLongestWait, TICKET_VIEWS, type TicketOrder, type TicketViewName } from '@/domain/conversations/ticketViews';
import { at, idsIn } from '../../base/idTable';
import type { EntitiesState } from '../../base/state';
import { latestFirst, movedAt } from './ticketOrder';
import type { TicketView } from './ticketsState';

/** The order of a list; the user can choose it only for open and pending tickets. */
export const selectTicketOrder = ({ tickets }: EntitiesState, view: TicketViewName): TicketOrder =>
  view === 'open' || view === 'pending' ? tickets.order[view] : 'latest';

/**
 * The ids of a list with the longest wait first. Sorts again only when a wait begins or ends, which most events do not
 * cause.
 */
const createWaitingSelector = (view: TicketViewName) => {
  const selectWaiting = createSelector(
    (state: EntitiesState) => state.tickets.views[view].ids,
    (state: EntitiesState) => state.tickets.waitingSince,
    (ids, waitingSince): readonly number[] =>
      idsIn(ids)
        .flatMap((id) => {
          const since = at(waitingSince, id);
          return since === undefined ? [] : [{ id, since }];
        })
        .toSorted(byLongestWait)
        .map(({ id }) => id),
  );
  return createSelector(
    selectWaiting,
    (state: EntitiesState) => state.tickets.views[view].latest,
    (state: EntitiesState) => state.tickets.waitingSince,
    (waiting, latest, waitingSince): readonly number[] => [
      ...waiting,
      ...latest.filter((id) => at(waitingSince, id) === undefined),
    ],
  );
};

const waitingIds = { open: createWaitingSelector('open'), pending: createWaitingSelector('pending') };

/** The ids of a list's tickets in its order: latest change first, unless the user chose longest wait first. */
export const selectTicketIds = (state: EntitiesState, view: TicketViewName): readonly number[] =>
  (view === 'open' || view === 'pending') && selectTicketOrder(state, view) === 'waiting'
    ? waitingIds[view](state)
    : state.tickets.views[view].latest;

const createRowsSelector = (view: TicketViewName) =>
  createSelector(
    (state: EntitiesState) => selectTicketIds(state, view),
    (state: EntitiesState) => state.tickets.byId,
    (ids, byId): readonly Ticket[] => ids.flatMap((id) => at(byId, id) ?? []),
    // Keep the result when a change concerns no ticket of this list.
    { memoizeOptions: { resultEqualityCheck: sameItems } },
  );

const rows = {
  open: createRowsSelector('open'),
  pending: createRowsSelector('pending'),
  closed: createRowsSelector('closed'),
  search: createRowsSelector('search'),
};

/** The tickets of a list in its order. To render rows use their ids instead: this result changes with every event. */
export const selectTickets = (state: EntitiesState, view: TicketViewName): readonly Ticket[] => rows[view](state);

/** How far a list is loaded. */
export const selectTicketView = (state: EntitiesState, view: TicketViewName): TicketView => state.tickets.views[view];

/** The number of tickets in a list, for its badge; for an incomplete list, the server's total. */
export const selectTicketCount = (state: EntitiesState, view: TicketViewName): number => {
  const { hasMore, count, hidden, latest } = state.tickets.views[view];
  const shown = latest.length;
  return hasMore && count !== null ? Math.max(shown, count - Object.keys(hidden).length) : shown;
};

export const selectTicket = (state: EntitiesState, ticketId: number): Ticket | null =>
  at(state.tickets.byId, ticketId) ?? null;

/** When a ticket last changed other than by being read, ISO text; its row shows this. */
export const selectChangedAt = ({ tickets }: EntitiesState, ticketId: number): string | undefined =>
  movedAt(tickets, ticketId) || undefined;

/** Since when the customer of a waiting ticket waits, ISO text. */
export const selectWaitingSince = (state: EntitiesState, ticketId: number): string | null =>
  at(state.tickets.waitingSince, ticketId) ?? null;

/** The id of the ticket with this uuid, as in addresses; null while unknown. */
export const selectIdByUuid = (state: EntitiesState, uuid: string | undefined): number | null =>
  (uuid === undefined ? undefined : state.tickets.idByUuid[uuid.slice(-1)]?.[uuid]) ?? null;

export const selectTicketByUuid = (state: EntitiesState, uuid: string): Ticket | null => {
  const id = selectIdByUuid(state, uuid);
  return id === null ? null : selectTicket(state, id);
};

/** Is this user changing the ticket right now? Its buttons are then busy. */
export const selectIsTicketChanging = (state: EntitiesState, ticketId: number): boolean =>
  state.tickets.changing[ticketId] === true;

/** The waiting tickets the user may accept: those of the list, then those that the chosen queues leave out of it. */
export const selectTicketsToTake: (state: EntitiesState) => readonly Ticket[] = createSelector(
  (state: EntitiesState) => selectTickets(state, 'pending'),
  (state: EntitiesState) => state.tickets.totals.leftOut,
  (state: EntitiesState) => state.tickets.byId,
  (listed, leftOut, byId) => [
    ...listed,
    ...idsIn(leftOut)
      .toSorted((left, right) => left - right)
      .flatMap((id) => at(byId, id) ?? []),
  ],
  { memoizeOptions: { resultEqualityCheck: sameItems } },
);

const selectLeftOutCount = createSelector(
  (state: EntitiesState) => state.tickets.totals.leftOut,
  (leftOut) => idsIn(leftOut).length,
);

/** The numbers of badge, tray and window title, computed only here. */
export const selectUnreadTotals: (state: EntitiesState) => UnreadTotals = createSelector(
  (state: EntitiesState) => state.tickets.totals.messages,
  (state: EntitiesState) => selectTicketCount(state, 'pending') + selectLeftOutCount(state),
  (messages, pending) => ({ messages, pending }),
);

/** Number of tickets in the notifications. */
export const selectNoticedCount = (state: EntitiesState): number => state.tickets.totals.noticedCount;

/** The tickets of the notifications, latest change first. */
export const selectNoticedTickets = createSelector(
  (state: EntitiesState) => state.tickets,
  (tickets): readonly Ticket[] =>
    latestFirst(tickets, idsIn(tickets.totals.noticed)).flatMap((id) => at(tickets.byId, id) ?? []),
);

/** Did this user resolve the ticket, and does the server keep it open until the customer has rated it? */
export const selectIsAwaitingRating = (state: EntitiesState, ticketId: number): boolean =>
  state.tickets.awaitingRating[ticketId] !== undefined;

/** The ids of the tickets in the lists that await a rating. */
export const awaitedInLists = ({ tickets: { awaitingRating, leaving, views } }: EntitiesState): readonly number[] =>
  Object.keys(awaitingRating)
    .map(Number)
    // A ticket that left its lists counts until it has been looked up.
    .filter((id) => leaving[id] || TICKET_VIEWS.some((name) => at(views[name].ids, id)));
