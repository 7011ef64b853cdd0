import { isAnyOf } from '@reduxjs/toolkit';
import { SEARCH_DEBOUNCE_MS } from '@/domain/limits';
import { hasOwnQueue, type Agent } from '@/domain/conversations/access';
import { isAdmin } from '@/domain/permissions';
import { TICKET_VIEWS } from '@/domain/conversations/ticketViews';
import { isSameSet } from '@/lib/sameItems';
import { queues, selectQueues, selectQueuesStatus } from '../../company/queues/queues';
import { tags } from '../../company/tags/tags';
import { sessionStarted } from '../../session/sessionActions';
import type { EntitiesState } from '../../base/state';
import type { StartListening } from '../../base/thunk';
import { storedChoice, storedCompanyQueues } from './knownQueues';
import { ticketFilterChanged, ticketSearchChanged } from './ticketActions';
import { loadTickets } from './ticketThunks';

/** The ids of the company's queues; other ones after each read, also where every queue is as it was. */
const companyQueueIds = (state: EntitiesState): readonly number[] => queues.selectView(state, 'all').ids;

/** Returns a test whether the user may still choose a queue. For admins every queue passes until the queues are loaded. */
const isOffered =
  (user: Agent, state: EntitiesState) =>
  (queueId: number): boolean =>
    isAdmin(user)
      ? selectQueuesStatus(state) !== 'ready' || selectQueues(state).some(({ id: known }) => known === queueId)
      : hasOwnQueue(user, queueId);

/** Keeps an account's chosen queues beyond the session, as long as they may be chosen. */
const registerChosenQueues = (start: StartListening): void => {
  start({
    actionCreator: sessionStarted,
    effect: ({ payload: { account, user } }, { dispatch, getState, extra }) => {
      const stored = storedChoice(account).read(extra.storage.local);
      const queueIds = stored.filter(isOffered(user, getState()));
      if (queueIds.length > 0) dispatch(ticketFilterChanged({ queueIds }));
    },
  });

  start({
    actionCreator: ticketFilterChanged,
    effect: ({ payload: { queueIds } }, { getState, extra }) => {
      const { account } = getState().session;
      if (queueIds === undefined || account === null) return;
      if (queueIds === null) storedChoice(account).remove(extra.storage.local);
      else storedChoice(account).write(extra.storage.local, [...queueIds]);
    },
  });

  // Deselect a queue that was deleted or taken from the user: it is no longer among the choices.
  start({
    predicate: (_, current, previous) =>
      companyQueueIds(current) !== companyQueueIds(previous) || current.session.user !== previous.session.user,
    effect: (_, { dispatch, getState }) => {
      const state = getState();
      const { tickets, session } = state;
      const chosen = tickets.filter.queueIds ?? [];
      const kept = session.user ? chosen.filter(isOffered(session.user, state)) : chosen;
      if (kept.length < chosen.length) dispatch(ticketFilterChanged({ queueIds: kept.length > 0 ? kept : null }));
    },
  });
};

/** Removes conditions that the user could no longer see or take back. */
const registerLostConditions = (start: StartListening): void => {
  // An admin became an agent: their controls are gone.
  start({
    predicate: (_, { session: { user } }, previous) =>
      user !== null && isAdmin(previous.session.user) && !isAdmin(user),
    effect: (_, { dispatch, getState }) => {
      const { filter, search } = getState().tickets;
      if (filter.showAll) dispatch(ticketFilterChanged({ showAll: false }));
      if (search.userId !== null) dispatch(ticketSearchChanged({ userId: null }));
    },
  });

  // A deleted tag has no name any more, and no ticket has it.
  const isThere = (state: EntitiesState, tagId: number): boolean => tags.selectById(state, tagId) !== undefined;
  start({
    predicate: (_, current, previous) =>
      tags.selectTable(current) !== tags.selectTable(previous) &&
      current.tickets.search.tagIds.some((id) => isThere(previous, id) && !isThere(current, id)),
    effect: (_, { dispatch, getState, getOriginalState }) => {
      const before = getOriginalState();
      const state = getState();
      const tagIds = state.tickets.search.tagIds.filter((id) => isThere(state, id) || !isThere(before, id));
      dispatch(ticketSearchChanged({ tagIds }));
    },
  });
};

/** Reads the lists once, `SEARCH_DEBOUNCE_MS` after the last change of their conditions. */
const registerListReading = (start: StartListening): void => {
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

  // An admin's lists ask for all queues: those of the last start, until the company's are loaded.
  start({
    predicate: (_, current, previous) =>
      companyQueueIds(current) !== companyQueueIds(previous) && selectQueuesStatus(current) === 'ready',
    effect: (_, { dispatch, getState, extra }) => {
      const state = getState();
      const { account, user } = state.session;
      if (account === null || !isAdmin(user)) return;
      const before = storedCompanyQueues(account).read(extra.storage.local);
      const now = selectQueues(state).map(({ id: queueId }) => queueId);
      storedCompanyQueues(account).write(extra.storage.local, now);
      if (before.length === 0 || isSameSet(before, now) || state.tickets.filter.queueIds !== null) return;
      for (const view of TICKET_VIEWS) {
        if (state.tickets.views[view].status === 'idle') continue;
        void dispatch(loadTickets({ view, page: 1, force: true, keep: true }));
      }
    },
  });
};

/** Stores the conditions of the ticket lists for each account, and reads the lists when they change. */
export const registerTicketFilterListeners = (start: StartListening): void => {
  registerChosenQueues(start);
  registerLostConditions(start);
  registerListReading(start);
};
