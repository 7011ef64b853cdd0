import type { Draft } from '@reduxjs/toolkit';
import type { Ticket } from '@/protocol/records/tickets';
import { isEmptySearch } from '@/domain/conversations/ticketSearch';
import { belongsToSearch, belongsToView, TICKET_VIEWS, type TicketViewName } from '@/domain/conversations/ticketViews';
import { hasNextPage } from '@/domain/paging';
import { at, dropAt, idsIn, putAt, tableOf } from '../../base/idTable';
import { plainOf } from '../../base/keepUnchanged';
import { seen } from '../../base/seen';
import { latestFirst, putInOrder, takeOutOfOrder } from './ticketOrder';
import { emptyView, type TicketsState, type TicketView } from './ticketsState';
import { takeAnswered } from './ticketTable';
import type { loadTickets } from './ticketThunks';

type State = Draft<TicketsState>;
type View = Draft<TicketView>;

/** Does a known ticket belong in a list, whether or not it is loaded there? */
export const belongs = (state: TicketsState, view: TicketViewName, id: number): boolean => {
  const ticket = at(state.byId, id);
  const viewer = seen(state, 'viewer');
  if (!ticket || !viewer || seen(state, 'leaving')[id]) return false;
  const filter = seen(state, 'filter');
  return view === 'search'
    ? belongsToSearch(seen(state, 'search'), ticket, viewer, filter, seen(state, 'found')[id] === true)
    : belongsToView(view, ticket, viewer, filter);
};

const addTo = (state: State, name: TicketViewName, id: number): void => {
  const now = seen(seen(state, 'views'), name);
  const isListed = at(now.ids, id);
  if (isListed && now.requestId === null && !seen(now, 'kept')[id]) return;
  const view = state.views[name];
  if (view.requestId !== null) view.arrived[id] = true;
  if (isListed) {
    // It moved from a page that is still to be read into those that are.
    if (view.kept[id]) view.shift -= 1;
    delete view.kept[id];
    return;
  }
  view.ids = putAt(view.ids, id, true);
  putInOrder(state, view, id);
  if (view.hidden[id]) {
    delete view.hidden[id];
    return;
  }
  view.shift -= 1;
  if (view.count !== null) view.count += 1;
};

const removeFrom = (state: State, name: TicketViewName, id: number): void => {
  const now = seen(seen(state, 'views'), name);
  const isListed = at(now.ids, id);
  if (!isListed && !seen(now, 'arrived')[id]) return;
  const view = state.views[name];
  delete view.arrived[id];
  if (!isListed) return;
  view.ids = dropAt(view.ids, id);
  if (view.kept[id]) delete view.kept[id];
  else view.shift += 1;
  if (view.requestId !== null) view.leftMeanwhile += 1;
  takeOutOfOrder(view, id);
  if (view.count !== null && view.count > 0) view.count -= 1;
};

/** Removes a ticket, perhaps one that is not known, from every list. */
export const removeFromViews = (state: State, id: number): void => {
  for (const name of TICKET_VIEWS) removeFrom(state, name, id);
  for (const { gone } of Object.values(state.meanwhile)) gone[id] = true;
};

/**
 * Puts a ticket into the list it belongs to and removes it from the others. `isLive` means that it changed just now and goes to the
 * top; a ticket that was only loaded enters a list only if that list is complete.
 */
export const placeTicket = (state: State, id: number, isLive: boolean): void => {
  for (const name of TICKET_VIEWS) {
    const { status, hasMore } = seen(seen(state, 'views'), name);
    if (!belongs(state, name, id)) removeFrom(state, name, id);
    else if (status !== 'idle' && (isLive || !hasMore)) addTo(state, name, id);
  }
};

/**
 * The conditions of a list changed: rows that no longer match are removed at once. The list must be read again, and answers to
 * pending requests are ignored.
 */
export const restartView = (state: State, name: TicketViewName): void => {
  const view = state.views[name];
  if (name === 'search' ? isEmptySearch(state.search) : view.status === 'idle') {
    state.views[name] = { ...emptyView, latest: [] };
    return;
  }
  const latest = view.latest.filter((id) => belongs(state, name, id));
  state.views[name] = {
    ...emptyView,
    ids: tableOf(latest.map((id) => [id, true])),
    latest,
    status: 'loading',
  };
};

/** A list keeps its rows while this many pages of it are read again. */
const MOST_KEPT_PAGES = 10;

const beginAgain = (view: View, keep: boolean): void => {
  view.hidden = {};
  if (keep) view.kept = Object.fromEntries(idsIn(view.ids).flatMap((id) => (view.arrived[id] ? [] : [[id, true]])));
  else {
    view.kept = {};
    view.ids = tableOf(Object.keys(view.arrived).map((id) => [Number(id), true]));
  }
};

/** Removes the rows that must have been on the pages read so far, since lists are sorted by the last change, but were not. */
const dropGone = (state: State, view: View, records: readonly Ticket[]): void => {
  const isEnd = !view.hasMore || view.page >= MOST_KEPT_PAGES;
  const oldest = records.at(-1)?.updatedAt ?? '';
  for (const id of Object.keys(view.kept).map(Number)) {
    if (!isEnd && (at(state.byId, id)?.updatedAt ?? '') <= oldest) continue;
    delete view.kept[id];
    view.ids = dropAt(view.ids, id);
  }
};

/** Takes a page of a list: page 1 replaces the list, or its own part of it; further pages are appended. */
export const takePage = (
  state: State,
  { meta: { arg, requestId }, payload: page }: ReturnType<typeof loadTickets.fulfilled>,
): void => {
  const { view: name, page: number, keep = false } = arg;
  const view = state.views[name];
  if (number === 1) beginAgain(view, keep);
  let broughtNew = false;
  for (const ticket of page.records) {
    const { id } = ticket;
    takeAnswered(state, requestId, ticket);
    if (name === 'search') state.found[id] = true;
    if (view.kept[id] || (!at(view.ids, id) && !view.hidden[id])) broughtNew = true;
    delete view.kept[id];
    if (belongs(state, name, id)) view.ids = putAt(view.ids, id, true);
    else {
      view.ids = dropAt(view.ids, id);
      view.hidden[id] = true;
    }
  }
  const loaded = idsIn(view.ids).length - Object.keys(view.kept).length + Object.keys(view.hidden).length;
  const rows = page.records.length;
  // Known rows are no sign of the end in the first page, in one that is read again, and where that many rows came meanwhile.
  const mayBeKnown = number <= Math.max(1, view.page) || rows <= -view.shift;
  view.hasMore = hasNextPage(page, loaded, broughtNew || (rows > 0 && mayBeKnown));
  if (view.leftMeanwhile > 0 && view.hasMore) view.shift = view.leftMeanwhile;
  else view.shift = number === 1 || broughtNew ? 0 : Math.min(0, view.shift + rows);
  view.unsure = view.leftMeanwhile > 0 && view.hasMore && number > 1;
  view.leftMeanwhile = 0;
  view.count = page.count ?? null;
  view.page = number;
  dropGone(state, view, page.records);
  view.latest = latestFirst(plainOf(state) as TicketsState, idsIn(view.ids));
  view.status = 'ready';
  view.arrived = {};
};
