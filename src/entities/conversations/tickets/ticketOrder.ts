import type { Draft } from '@reduxjs/toolkit';
import { byLatest, TICKET_VIEWS } from '@/domain/conversations/ticketViews';
import { at } from '../../base/idTable';
import { seen } from '../../base/seen';
import type { TicketsState, TicketView } from './ticketsState';

type State = Draft<TicketsState>;

/** The time lists are sorted by, ISO text: the ticket's last change or its last live message; empty while unknown. */
export const movedAt = (state: TicketsState, id: number): string => {
  const changed = at(state.changedAt, id) ?? at(state.byId, id)?.updatedAt ?? '';
  const written = at(state.messageAt, id) ?? '';
  return changed > written ? changed : written;
};

const compare = (state: TicketsState, left: number, right: number): number =>
  byLatest({ ticket: { id: left }, at: movedAt(state, left) }, { ticket: { id: right }, at: movedAt(state, right) });

const comesBefore = (state: TicketsState, left: number, right: number): boolean => compare(state, left, right) < 0;

/** The tickets of these ids, newest first. */
export const latestFirst = (state: TicketsState, ids: readonly number[]): number[] =>
  ids.toSorted((left, right) => compare(state, left, right));

/** The index at which a ticket belongs in a sorted list. */
const placeOf = (state: State, others: readonly number[], id: number): number => {
  let [from, to] = [0, others.length];
  // A ticket that just changed nearly always belongs at the front.
  if (to > 0 && comesBefore(state, id, others[0]!)) return 0;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (comesBefore(state, others[middle]!, id)) from = middle + 1;
    else to = middle;
  }
  return from;
};

/** Freezes a list: Immer would freeze each entry of a long list, but takes a frozen one as it is. */
const frozen = (order: number[]): number[] => Object.freeze(order) as number[];

/** Puts a ticket at its place by time, whether it is already in the list or not. */
export const putInOrder = (state: State, view: Draft<TicketView>, id: number): void => {
  const order = seen(view, 'latest');
  const from = order.indexOf(id);
  // Times only grow, so the first one stays the first.
  if (from === 0) return;
  // Not `slice`, which is fifty times slower on a frozen array.
  const others = [...order];
  if (from !== -1) others.splice(from, 1);
  const place = placeOf(state, others, id);
  if (place === from) return;
  others.splice(place, 0, id);
  view.latest = frozen(others);
};

export const takeOutOfOrder = (view: Draft<TicketView>, id: number): void => {
  const order = seen(view, 'latest');
  const from = order.indexOf(id);
  if (from === -1) return;
  // Not `slice`, which is fifty times slower on a frozen array.
  const others = [...order];
  others.splice(from, 1);
  view.latest = frozen(others);
};

/** A ticket moved: reorders the lists that contain it. */
export const followMove = (state: State, id: number): void => {
  const views = seen(state, 'views');
  for (const name of TICKET_VIEWS) {
    if (at(seen(views, name).ids, id)) putInOrder(state, state.views[name], id);
  }
};
