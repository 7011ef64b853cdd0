import { hasOwnQueue, type Agent } from '@/domain/conversations/access';
import { isPresent } from '@/lib/isPresent';
import type { Ticket } from '@/protocol/records/tickets';
import { resyncFinished } from '@/realtime/socketActions';
import { at, valuesIn } from '@/entities/base/idTable';
import { watchSession } from '@/entities/base/oneSession';
import type { EntitiesState } from '@/entities/base/state';
import type { StartListening } from '@/entities/base/thunk';
import type { TicketsState } from '@/entities/conversations/tickets/ticketsState';
import { loadTickets, rereadTicket } from '@/entities/conversations/tickets/ticketThunks';
import { belongs } from '@/entities/conversations/tickets/viewMembership';

/** Was the ticket in the list of unread tickets, which is read after each gap? Servers look only into the user's own queues. */
const isListedUnread = (viewer: Agent, { unreadMessages, queueId }: Ticket): boolean =>
  Boolean(unreadMessages) && (!isPresent(queueId) || hasOwnQueue(viewer, queueId));

/** The tickets that waited before the gap and are in no list that was read after it. */
const unlistedWaiting = ({ tickets }: EntitiesState): readonly number[] => {
  const { viewer, byId, views, totals } = tickets;
  if (viewer === null) return [];
  return valuesIn(byId).flatMap((ticket) => {
    const isMeant = at(totals.leftOut, ticket.id) ?? belongs(tickets, 'pending', ticket.id);
    return isMeant && !at(views.pending.ids, ticket.id) && !isListedUnread(viewer, ticket) ? [ticket.id] : [];
  });
};

const keepsWaiting = ({ views }: TicketsState): boolean => Object.keys(views.pending.kept).length > 0;

/**
 * Reads them one after the other: a colleague may have taken them in the gap, so they must neither count as waiting nor be announced
 * or offered.
 */
export const registerUnlistedWaiting = (start: StartListening): void =>
  void start({
    // Rows that the list kept are only known to be missing once its further pages are read.
    predicate: (action, { tickets }, before) =>
      resyncFinished.match(action) ||
      (loadTickets.fulfilled.match(action) && keepsWaiting(before.tickets) && !keepsWaiting(tickets)),
    effect: async (_, { getState, dispatch, pause, cancelActiveListeners }) => {
      cancelActiveListeners();
      const isOver = watchSession(getState);
      for (const id of unlistedWaiting(getState())) {
        if (isOver()) return;
        await pause(dispatch(rereadTicket(id)));
      }
    },
  });
