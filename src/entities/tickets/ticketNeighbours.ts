import type { Ticket } from '@/protocol/records/tickets';
import type { EntitiesState } from '../state';
import { selectTickets } from './ticketSelectors';

const anyTicket = (): boolean => true;

/**
 * The ticket next to one in the list it stands in, round its ends (KEY-05): the open tickets, or the closed ones beside a
 * closed one. `step` is 1 for down and -1 for up; beside none it is the first or the last. Null when no other is wanted.
 */
export const selectNeighbour = (
  state: EntitiesState,
  ticketId: number | null,
  step: 1 | -1,
  isWanted: (ticket: Ticket) => boolean = anyTicket,
): Ticket | null => {
  const current = ticketId === null ? undefined : state.tickets.byId[ticketId];
  const rows = selectTickets(state, current?.status === 'closed' ? 'closed' : 'open');
  const at = rows.findIndex(({ id }) => id === ticketId);
  const from = at === -1 && step === -1 ? 0 : at;
  for (let distance = 1; distance <= rows.length; distance += 1) {
    const row = rows[(from + step * distance + rows.length * 2) % rows.length];
    if (row && row.id !== ticketId && isWanted(row)) return row;
  }
  return null;
};

/** The own open ticket that follows one that is about to be finished (KEY-06). */
export const selectNextOwn = (state: EntitiesState, ticketId: number): Ticket | null =>
  selectNeighbour(state, ticketId, 1, ({ userId }) => userId === state.session.user?.id);
