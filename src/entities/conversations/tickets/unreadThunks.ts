import type { Ticket } from '@/protocol/records/tickets';
import { createAppThunk } from '../../base/thunk';
import { queueIdsToAsk } from './ticketThunks';

/** Most pages of unread tickets to read; further ones count when their list is loaded. */
const MOST_PAGES = 10;

/** Reads the user's tickets with unread messages, on whatever page of the lists they are, since the total counts them. */
export const loadUnreadTickets = createAppThunk<Ticket[]>(
  'tickets/loadUnread',
  async (_, { dispatch, getState, extra }) => {
    const queueIds = await queueIdsToAsk(dispatch, getState);
    const found = new Map<number, Ticket>();
    for (let pageNumber = 1; pageNumber <= MOST_PAGES; pageNumber += 1) {
      const known = found.size;
      const page = await extra.api.tickets.page({ pageNumber, queueIds, withUnreadMessages: true });
      for (const ticket of page.records) found.set(ticket.id, ticket);
      if (found.size === known || (!page.hasMore && (page.count ?? 0) <= found.size)) break;
    }
    return [...found.values()];
  },
  { silent: true },
);
