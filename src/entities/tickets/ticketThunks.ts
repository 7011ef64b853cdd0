import type { Ticket } from '@/contract/entities/tickets';
import type { Page } from '@/contract/rest/call';
import { isAdmin } from '@/domain/permissions';
import type { TicketViewName } from '@/domain/ticketViews';
import { loadQueues } from '../queues/queueThunks';
import type { EntitiesState } from '../state';
import { createAppThunk, type EntityDispatch } from '../thunk';

export interface TicketPageRequest {
  readonly view: TicketViewName;
  /** 1 loads the list anew, a higher page appends. */
  readonly page: number;
}

/** Queues to ask for: the chosen ones, else all of the company for admins, the own ones for others (TLIST-38). */
export const queueIdsToAsk = async (dispatch: EntityDispatch, getState: () => EntitiesState): Promise<number[]> => {
  const { session, tickets } = getState();
  if (tickets.filter.queueIds) return [...tickets.filter.queueIds];
  if (!isAdmin(session.user)) return (session.user?.queues ?? []).map((queue) => queue.id);
  if (getState().queues.status !== 'ready') await dispatch(loadQueues());
  return Object.keys(getState().queues.byId).map(Number);
};

/** Loads a page of a list (TLIST-37). The caller asks for the next page only while the view has more. */
export const loadTickets = createAppThunk<Page<Ticket>, TicketPageRequest>(
  'tickets/load',
  async ({ view, page }, { dispatch, getState, extra, signal }) => {
    const queueIds = await queueIdsToAsk(dispatch, getState);
    const { showAll } = getState().tickets.filter;
    return extra.api.tickets.page({ status: view, pageNumber: page, queueIds, showAll }, signal);
  },
  {
    condition: ({ view, page }, { tickets }) => {
      const { hasMore, loadingMore, page: loaded, status } = tickets.views[view];
      return page === 1 ? status !== 'loading' : hasMore && !loadingMore && page === loaded + 1;
    },
    // The list itself says that it could not be loaded (LIST-06).
    silent: true,
  },
);

/** Reads one ticket for what events lack: owner, tags, connection (C9). */
export const refreshTicket = createAppThunk<Ticket | null, number>(
  'tickets/refresh',
  (ticketId, { extra }) => extra.api.tickets.show(ticketId),
  { silent: true },
);

/** Loads the ticket of an address (TICKET-34). A refused lookup leads to the list (ROUTE-08). */
export const openTicketByUuid = createAppThunk<Ticket | null, string>('tickets/openByUuid', (uuid, { extra, signal }) =>
  extra.api.tickets.showByUuid(uuid, signal),
);
