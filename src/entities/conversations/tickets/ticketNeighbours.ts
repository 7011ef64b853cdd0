import type { Ticket } from '@/protocol/records/tickets';
import { belongsToView, type TicketViewName } from '@/domain/conversations/ticketViews';
import type { EntitiesState } from '../../base/state';
import { selectTickets, selectWaitingSince } from './ticketSelectors';

const anyTicket = (): boolean => true;
/** Sorts behind every moment. */
const LAST = '9999';

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

/** The user's own open ticket after one that is about to be resolved. */
export const selectNextOwn = (state: EntitiesState, ticketId: number): Ticket | null =>
  selectNeighbour(state, 'open', ticketId, 1, ({ userId }) => userId === state.session.user?.id);

/**
 * The waiting ticket whose customer has waited longest for a person; tickets that a chatbot still answers come last. `further` are
 * tickets beyond the loaded part of the list.
 */
export const selectLongestWaiting = (state: EntitiesState, further: readonly Ticket[]): Ticket | null => {
  const { viewer, filter } = state.tickets;
  const sinceOf = ({ id }: Ticket): string => selectWaitingSince(state, id) ?? LAST;
  const others = further.filter((ticket) => viewer !== null && belongsToView('pending', ticket, viewer, filter));
  const rows = [...selectTickets(state, 'pending'), ...others].toReversed();
  return rows.reduce<Ticket | null>(
    (longest, row) => (longest === null || sinceOf(row) < sinceOf(longest) ? row : longest),
    null,
  );
};
