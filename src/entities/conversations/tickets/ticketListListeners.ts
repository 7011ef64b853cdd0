import { isAnyOf } from '@reduxjs/toolkit';
import { TICKET_VIEWS, type TicketViewName } from '@/domain/conversations/ticketViews';
import type { KeptWait } from '@/domain/conversations/waiting';
import { sessionStarted } from '../../session/sessionActions';
import { at, entriesIn } from '../../base/idTable';
import type { EntitiesState } from '../../base/state';
import type { EntityDispatch, StartListening } from '../../base/thunk';
import { readRatings, readWaits, storedOrders, storeRatings, storeWaits } from './storedLists';
import { ratingsRemembered, ticketOrderChanged, waitsRemembered } from './ticketActions';
import { nextPageOf, type TicketsState } from './ticketsState';
import { loadTickets } from './ticketThunks';

/** Waits change with every message, so changes are written together, this long after the first one, ms. */
const WRITE_MS = 1_000;

const waitsToKeep = ({ tickets }: EntitiesState): Record<number, KeptWait> => {
  const kept: Record<number, KeptWait> = { ...tickets.keptWaits };
  for (const [id, since] of entriesIn(tickets.waitingSince)) {
    const ticket = at(tickets.byId, id);
    if (ticket?.updatedAt) {
      kept[ticket.id] = { since, updatedAt: ticket.updatedAt, unread: ticket.unreadMessages ?? 0 };
    }
  }
  return kept;
};

/** Is the next page wanted though its end is not on screen? */
const isReadOn = ({ order, views }: TicketsState, name: TicketViewName): boolean =>
  // The longest wait may be on the last page.
  ((name === 'open' || name === 'pending') && order[name] === 'waiting') || Object.keys(views[name].kept).length > 0;

/** Reads on a list sorted by wait, and one that kept rows of further pages, page by page. */
const readOn = ({ tickets }: EntitiesState, dispatch: EntityDispatch): void => {
  for (const view of TICKET_VIEWS) {
    const { hasMore, requestId, status } = tickets.views[view];
    if (status !== 'ready' || !hasMore || requestId !== null || !isReadOn(tickets, view)) continue;
    void dispatch(loadTickets({ view, page: nextPageOf(tickets.views[view]), keep: true }));
  }
};

/** Stores order, waits and awaited ratings of the lists for each account of this computer, beyond the session. */
export const registerTicketListListeners = (start: StartListening): void => {
  start({
    actionCreator: sessionStarted,
    effect: ({ payload: { account } }, { dispatch, extra }) => {
      dispatch(waitsRemembered(readWaits(extra.storage.local, account)));
      dispatch(ratingsRemembered(readRatings(extra.storage.local, account)));
      dispatch(ticketOrderChanged(storedOrders(account).read(extra.storage.local)));
    },
  });

  start({
    actionCreator: ticketOrderChanged,
    effect: (_, { getState, extra }) => {
      const { session, tickets } = getState();
      if (session.account !== null) storedOrders(session.account).write(extra.storage.local, tickets.order);
    },
  });

  start({
    predicate: (_, { tickets }, before) => tickets.awaitingRating !== before.tickets.awaitingRating,
    effect: (_, { getState, extra }) => {
      const { session, tickets } = getState();
      if (session.account === null) return;
      storeRatings(extra.storage.local, session.account, tickets.awaitingRating, extra.clock.now());
    },
  });

  start({
    matcher: isAnyOf(ticketOrderChanged, loadTickets.fulfilled),
    effect: (_, { dispatch, getState }) => readOn(getState(), dispatch),
  });

  start({
    predicate: (_, { tickets }, before) => tickets.waitingSince !== before.tickets.waitingSince,
    effect: async (_, { getState, extra, delay, subscribe, unsubscribe }) => {
      unsubscribe();
      await delay(WRITE_MS);
      subscribe();
      const state = getState();
      const { account } = state.session;
      if (account !== null) storeWaits(extra.storage.local, account, waitsToKeep(state), extra.clock.now());
    },
  });
};
