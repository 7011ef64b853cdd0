import type { Ticket } from '@/protocol/records/tickets';
import type { Page } from '@/protocol/answers';
import type { TicketQuery } from '@/api/tickets';
import { isAdmin } from '@/domain/permissions';
import { isEmptySearch, type TicketSearch } from '@/domain/conversations/ticketSearch';
import type { TicketViewName } from '@/domain/conversations/ticketViews';
import { hasNextPage } from '@/domain/paging';
import { at } from '../../base/idTable';
import { describeFailure } from '../../base/failure';
import { searchInForms } from '../../base/searchInForms';
import { ensureQueues, selectQueues, selectQueuesStatus } from '../../company/queues/queues';
import type { EntitiesState } from '../../base/state';
import { createAppThunk, type EntityDispatch } from '../../base/thunk';
import { lastKnownQueueIds } from './knownQueues';
import { ticketRemoved } from './ticketActions';
import { nextPageOf, PAGE_SIZE, type TicketsState } from './ticketsState';

export interface TicketPageRequest {
  readonly view: TicketViewName;
  /** 1 reloads the list, a higher page is appended. */
  readonly page: number;
  /** Read again even while page 1 is loading, since that answer may be older than what was missed. */
  readonly force?: boolean;
  /** Page 1 takes only its own rows away: those of further pages stay until theirs is read, which happens at once. */
  readonly keep?: boolean;
  /** The first call of a session, whose answer may be there already. */
  readonly atStart?: boolean;
}

/** All queues of the company for admins, the user's own queues for others; `orOwn` where those of the company cannot be read, too. */
export const allowedQueueIds = async (
  dispatch: EntityDispatch,
  getState: () => EntitiesState,
  orOwn = false,
): Promise<number[]> => {
  const { user } = getState().session;
  const own = (user?.queues ?? []).map(({ id }) => id);
  if (!isAdmin(user)) return own;
  await ensureQueues(dispatch, getState);
  if (selectQueuesStatus(getState()) === 'ready') return selectQueues(getState()).map(({ id }) => id);
  if (orOwn) return own;
  // Without any queue servers would list only the tickets that have none.
  throw new Error('The queues are not known');
};

/** The queues to request: the chosen ones, else all allowed ones. */
export const queueIdsToAsk = async (
  dispatch: EntityDispatch,
  getState: () => EntitiesState,
  orOwn = false,
): Promise<number[]> => getState().tickets.filter.queueIds?.slice() ?? allowedQueueIds(dispatch, getState, orOwn);

type Conditions = Omit<TicketQuery, 'pageNumber' | 'queueIds'>;

/** The parameters of a search that do not depend on the agent; empty parts are left out. */
const searchConditions = (search: TicketSearch): Conditions => {
  const text = search.text.trim();
  return {
    ...(text && { searchParam: text }),
    ...(search.status && { status: search.status }),
    tags: search.tagIds,
    users: search.userId === null ? [] : [search.userId],
    showAll: true,
  };
};

/** A page beyond the end of any list: its answer holds the number of tickets, but no tickets. */
export const PAGE_BEYOND = 1_000_000;

/** Asks for the tickets of a list, in every form of a searched text. */
export const askList = (
  { filter, search }: Pick<TicketsState, 'filter' | 'search'>,
  view: TicketViewName,
  ask: (conditions: Conditions) => Promise<Page<Ticket>>,
): Promise<Page<Ticket>> => {
  const { searchParam = '', ...conditions }: Conditions =
    view === 'search' ? searchConditions(search) : { status: view, showAll: view === 'closed' || filter.showAll };
  return searchInForms(searchParam, (text) => ask({ ...(text && { searchParam: text }), ...conditions }));
};

/** Loads a page of a list. The caller requests the next page only while the view has more. */
export const loadTickets = createAppThunk<Page<Ticket>, TicketPageRequest>(
  'tickets/load',
  async ({ view, page, atStart }, { dispatch, getState, extra, signal }) => {
    const queueIds = lastKnownQueueIds(getState(), extra.storage.local) ?? (await queueIdsToAsk(dispatch, getState));
    const { tickets } = extra.api;
    const ask = atStart ? tickets.firstPage : tickets.page;
    return askList(getState().tickets, view, (conditions) =>
      ask({ ...conditions, pageNumber: page, queueIds }, signal),
    );
  },
  {
    condition: ({ view, page, force }, { tickets }) => {
      const { hasMore, status, requestId } = tickets.views[view];
      // The newest request wins: a further page would drop the answer of a list that is read again.
      if (page > 1) return hasMore && requestId === null && page === nextPageOf(tickets.views[view]);
      if (view === 'search' && isEmptySearch(tickets.search)) return false;
      return force === true || status !== 'loading' || requestId === null;
    },
    // The list itself shows the failure.
    silent: true,
  },
);

/** What the number of a list depends on besides the server: an answer is void when any of it changed meanwhile. */
const basisOf = ({ filter, search, views }: TicketsState, view: TicketViewName): readonly unknown[] => {
  const { count, page, requestId } = views[view];
  return [filter, search, count, page, requestId];
};

/** Asks the server how many tickets a list has; null if it does not say, or if the list changed meanwhile. */
export const recountTickets = createAppThunk<number | null, { readonly view: TicketViewName }>(
  'tickets/recount',
  async ({ view }, { dispatch, getState, extra, signal }) => {
    const queueIds = await queueIdsToAsk(dispatch, getState);
    const before = basisOf(getState().tickets, view);
    const { count } = await askList(getState().tickets, view, (conditions) =>
      extra.api.tickets.page({ ...conditions, pageNumber: PAGE_BEYOND, queueIds }, signal),
    );
    const after = basisOf(getState().tickets, view);
    return before.every((fact, place) => fact === after[place]) ? (count ?? null) : null;
  },
  { silent: true },
);

/**
 * Reads the end of the pending list, where the tickets without a change for longest are, and skips the pages in between. Reads
 * nothing when the list is complete.
 */
export const findLongestWaiting = createAppThunk<Ticket[]>(
  'tickets/findLongestWaiting',
  async (_, { dispatch, getState, extra, signal }) => {
    const { views, filter } = getState().tickets;
    const { hasMore, count } = views.pending;
    if (!hasMore) return [];
    const first = nextPageOf(views.pending);
    const queueIds = await queueIdsToAsk(dispatch, getState);
    const ask = async (pageNumber: number): Promise<readonly Ticket[]> => {
      const conditions = { status: 'pending', showAll: filter.showAll, pageNumber, queueIds };
      return (await extra.api.tickets.page(conditions, signal)).records;
    };
    let pageNumber = Math.max(first, Math.ceil((count ?? 0) / PAGE_SIZE));
    let records = await ask(pageNumber);
    // The total known here may be too high: tickets that were never loaded leave without a trace.
    while (records.length === 0 && pageNumber > first) records = await ask((pageNumber -= 1));
    const found = new Map<number, Ticket>();
    while (records.some(({ id }) => !found.has(id))) {
      for (const ticket of records) found.set(ticket.id, ticket);
      records = await ask((pageNumber += 1));
    }
    return [...found.values()];
  },
  { silent: true },
);

/** Reads one ticket for the parts that events lack: owner, tags, connection. */
export const refreshTicket = createAppThunk<Ticket | null, number>(
  'tickets/refresh',
  (ticketId, { extra }) => extra.api.tickets.show(ticketId),
  { silent: true },
);

/** Reads a ticket whose changes may have been missed, and removes it if it is gone. Only a lookup by uuid can show that. */
export const rereadTicket = createAppThunk<Ticket | null, number>(
  'tickets/reread',
  async (ticketId, { dispatch, getState, extra }) => {
    const uuid = at(getState().tickets.byId, ticketId)?.uuid;
    if (!uuid) return null;
    try {
      return await extra.api.tickets.showByUuid(uuid);
    } catch (error) {
      if (describeFailure(error).code !== 'ERR_NO_TICKET_FOUND') throw error;
      dispatch(ticketRemoved({ ticketId }));
      return null;
    }
  },
  { silent: true },
);

/** Loads the ticket with the uuid in an address. If the lookup is refused, the screen returns to the list. */
export const openTicketByUuid = createAppThunk<Ticket | null, string>('tickets/openByUuid', (uuid, { extra, signal }) =>
  extra.api.tickets.showByUuid(uuid, signal),
);

/** Most pages of unread tickets to read; further ones count when their list is loaded. */
const MOST_PAGES = 10;

/** Reads the user's tickets with unread messages, on whatever page of the lists they are, since the total counts them. */
export const loadUnreadTickets = createAppThunk<Page<Ticket>>(
  'tickets/loadUnread',
  async (_, { dispatch, getState, extra }) => {
    // Servers look for them in the user's own queues, whatever is asked, so an admin's need not fail with the company's queues.
    const queueIds = await queueIdsToAsk(dispatch, getState, true);
    const found = new Map<number, Ticket>();
    let hasMore = true;
    let total = 0;
    let isShifted = false;
    for (let pageNumber = 1; hasMore && pageNumber <= MOST_PAGES; pageNumber += 1) {
      const known = found.size;
      const page = await extra.api.tickets.page({ pageNumber, queueIds, withUnreadMessages: true });
      for (const ticket of page.records) found.set(ticket.id, ticket);
      hasMore = hasNextPage(page, found.size, found.size > known);
      // Where a ticket left meanwhile, another moved to a page that was read before.
      isShifted ||= page.count !== undefined && page.count < total;
      total = page.count ?? total;
    }
    return { records: [...found.values()], hasMore: hasMore || isShifted };
  },
  { silent: true },
);
