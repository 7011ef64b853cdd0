import { isAnyOf } from '@reduxjs/toolkit';
import { SEARCH_DEBOUNCE_MS } from '@/contract/limits';
import { id, parseList } from '@/contract/parse';
import { hasOwnQueue, type Agent } from '@/domain/access';
import { isAdmin } from '@/domain/permissions';
import { TICKET_VIEWS } from '@/domain/ticketViews';
import { sessionStarted } from '../session/sessionActions';
import type { StartListening } from '../thunk';
import { ticketFilterChanged, ticketSearchChanged } from './ticketActions';
import { loadTickets } from './ticketThunks';

/** Where the queues an account chose for its lists are kept (TLIST-15). */
const keyOf = (account: string): string => `ticketQueues:${account}`;

const parseStored = (text: string | null): number[] => {
  try {
    return parseList(id, JSON.parse(text ?? '[]'));
  } catch {
    // Damaged by hand or by another program: as if nothing was chosen.
    return [];
  }
};

const isOffered = (user: Agent) => (queueId: number) => isAdmin(user) || hasOwnQueue(user, queueId);

/** Lists follow their conditions: 500 ms after the last change they are read, once (LIST-01). */
export const registerTicketFilterListeners = (start: StartListening): void => {
  start({
    actionCreator: sessionStarted,
    effect: ({ payload: { account, user } }, { dispatch, extra }) => {
      const queueIds = parseStored(extra.storage.local.getItem(keyOf(account))).filter(isOffered(user));
      if (queueIds.length > 0) dispatch(ticketFilterChanged({ queueIds }));
    },
  });

  start({
    actionCreator: ticketFilterChanged,
    effect: ({ payload: { queueIds } }, { getState, extra }) => {
      const { account } = getState().session;
      if (queueIds === undefined || account === null) return;
      if (queueIds === null) extra.storage.local.removeItem(keyOf(account));
      else extra.storage.local.setItem(keyOf(account), JSON.stringify(queueIds));
    },
  });

  start({
    matcher: isAnyOf(ticketFilterChanged, ticketSearchChanged),
    effect: async (_, { dispatch, getState, cancelActiveListeners, delay }) => {
      cancelActiveListeners();
      await delay(SEARCH_DEBOUNCE_MS);
      const { views } = getState().tickets;
      for (const view of TICKET_VIEWS) {
        const { status, requestId } = views[view];
        if (status === 'loading' && requestId === null) void dispatch(loadTickets({ view, page: 1 }));
      }
    },
  });
};
