import type { Ticket } from '@/protocol/records/tickets';
import { belongsToView, byLongestWait, type TicketViewName } from '@/domain/conversations/ticketViews';
import type { EntitiesState } from '../../base/state';
import { selectTicket, selectTickets, selectTicketView, selectWaitingSince } from './ticketSelectors';

const anyTicket = (): boolean => true;

/**
 * The next ticket in a list, continuing at the other end. `step` is 1 for down and -1 for up; without a starting ticket, the first or
 * the last. Waiting tickets cannot be opened and are skipped. Null if there is no other.
 */
export const selectNeighbour = (
  state: EntitiesState,
  view: TicketViewName,
  ticketId: number | null,
  step: 1 | -1,
  isWanted: (ticket: Ticket) => boolean = anyTicket,
): Ticket | null => {
  const rows = selectTickets(state, view);
  const at = rows.findIndex(({ id }) => id === ticketId);
  const from = at === -1 && step === -1 ? 0 : at;
  for (let distance = 1; distance <= rows.length; distance += 1) {
    const row = rows[(from + step * distance + rows.length * 2) % rows.length];
    if (row && row.id !== ticketId && row.status !== 'pending' && isWanted(row)) return row;
  }
  return null;
};

/** As `selectNeighbour`, but where more rows are still to be loaded the list does not continue at its other end. */
export const selectNext = (
  state: EntitiesState,
  view: TicketViewName,
  ticketId: number | null,
  step: 1 | -1,
  isWanted: (ticket: Ticket) => boolean,
): Ticket | null => {
  const rows = selectTickets(state, view);
  const next = selectNeighbour(state, view, ticketId, step, isWanted);
  const from = rows.findIndex(({ id }) => id === ticketId);
  const isFurther = next !== null && (rows.indexOf(next) - from) * step > 0;
  return isFurther || !selectTicketView(state, view).hasMore ? next : null;
};

/** The user's own open ticket after one that is about to be resolved. */
export const selectNextOwn = (state: EntitiesState, ticketId: number): Ticket | null =>
  selectNeighbour(state, 'open', ticketId, 1, ({ userId }) => userId === state.session.user?.id);

/**
 * The waiting ticket whose customer has waited longest for a person; tickets that a chatbot still answers come last. `further` are
 * tickets beyond the loaded part of the list.
 */
export const selectLongestWaiting = (state: EntitiesState, further: readonly Ticket[]): Ticket | null => {
  const { viewer, filter, leaving } = state.tickets;
  // As they are now: someone else may have accepted one since it was read.
  const others = further
    .flatMap(({ id }) => (leaving[id] ? [] : (selectTicket(state, id) ?? [])))
    .filter((ticket) => viewer !== null && belongsToView('pending', ticket, viewer, filter));
  const rows = [...selectTickets(state, 'pending'), ...others];
  const waiting = rows.flatMap((row) => {
    const since = selectWaitingSince(state, row.id);
    return since === null ? [] : [{ id: row.id, since, row }];
  });
  return waiting.toSorted(byLongestWait)[0]?.row ?? rows.at(-1) ?? null;
};
