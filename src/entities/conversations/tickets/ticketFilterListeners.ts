import { isAnyOf } from '@reduxjs/toolkit';
import { SEARCH_DEBOUNCE_MS } from '@/domain/limits';
import { id, parseList } from '@/protocol/parse';
import { hasOwnQueue, type Agent } from '@/domain/conversations/access';
import { isAdmin } from '@/domain/permissions';
import { TICKET_VIEWS } from '@/domain/conversations/ticketViews';
import { queues, selectQueues, selectQueuesStatus } from '../../company/queues/queues';
import { sessionStarted } from '../../session/sessionActions';
import type { EntitiesState } from '../../base/state';
import type { StartListening } from '../../base/thunk';
import { ticketFilterChanged, ticketSearchChanged } from './ticketActions';
import { loadTickets } from './ticketThunks';

/** Where the queues an account chose for its lists are kept. */
const keyOf = (account: string): string => `ticketQueues:${account}`;

const parseStored = (text: string | null): number[] => {
  try {
    return parseList(id, JSON.parse(text ?? '[]'));
  } catch {
    // Damaged by hand or by another program: as if nothing was chosen.
    return [];
  }
};

/** May the user still choose a queue? Whether an admin's exists is not known before the queues are read. */
const isOffered =
  (user: Agent, state: EntitiesState) =>
  (queueId: number): boolean =>
    isAdmin(user)
      ? selectQueuesStatus(state) !== 'ready' || selectQueues(state).some(({ id: known }) => known === queueId)
      : hasOwnQueue(user, queueId);

/** Lists follow their conditions: 500 ms after the last change they are read, once. */
export const registerTicketFilterListeners = (start: StartListening): void => {
  start({
    actionCreator: sessionStarted,
    effect: ({ payload: { account, user } }, { dispatch, getState, extra }) => {
      const stored = parseStored(extra.storage.local.getItem(keyOf(account)));
      const queueIds = stored.filter(isOffered(user, getState()));
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

  // A queue that was deleted or taken from the user could not be seen among the choices any more, nor be unchosen.
  start({
    predicate: (_, current, previous) =>
      queues.selectTable(current) !== queues.selectTable(previous) || current.session.user !== previous.session.user,
    effect: (_, { dispatch, getState }) => {
      const state = getState();
      const { tickets, session } = state;
      const chosen = tickets.filter.queueIds ?? [];
      const kept = session.user ? chosen.filter(isOffered(session.user, state)) : chosen;
      if (kept.length < chosen.length) dispatch(ticketFilterChanged({ queueIds: kept.length > 0 ? kept : null }));
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
