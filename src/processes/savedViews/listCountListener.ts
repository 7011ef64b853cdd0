import type { UnknownAction } from '@reduxjs/toolkit';
import type { TicketViewName } from '@/domain/conversations/ticketViews';
import { recountTickets } from '@/entities/conversations/tickets/ticketThunks';
import { belongs } from '@/entities/conversations/tickets/viewMembership';
import { at } from '@/entities/base/idTable';
import type { EntitiesState } from '@/entities/base/state';
import type { StartListening } from '@/entities/base/thunk';
import { ASK_MS, touchedBy } from './touchedTickets';

/** The lists whose number is shown. */
const COUNTED = ['open', 'pending', 'search'] as const satisfies TicketViewName[];

const isPartial = ({ tickets }: EntitiesState, name: TicketViewName): boolean => {
  const { status, hasMore, count } = tickets.views[name];
  return status === 'ready' && hasMore && count !== null;
};

/** May a ticket that was not loaded have changed the number of a list in a way that only the server knows? */
const isDoubtful = (
  { tickets: before }: EntitiesState,
  { tickets: after }: EntitiesState,
  name: TicketViewName,
  id: number,
): boolean => {
  if (at(before.views[name].ids, id)) return false;
  const wasKnown = at(before.byId, id) !== undefined && !before.leaving[id];
  if (!wasKnown) return true;
  const isListed = at(after.views[name].ids, id) === true;
  return belongs(before, name, id) && (isListed || !belongs(after, name, id));
};

const doubtfulLists = (action: UnknownAction, after: EntitiesState, before: EntitiesState): TicketViewName[] => {
  const lists = COUNTED.filter((name) => isPartial(after, name));
  if (lists.length === 0) return [];
  const touched = [...touchedBy(action)];
  return lists.filter((name) => touched.some((id) => isDoubtful(before, after, name, id)));
};

/** Keeps the number of a list right of which only a part is loaded: live events do not say whether it counted their ticket. */
export const registerListCountListener = (start: StartListening): void => {
  const toAsk = new Set<TicketViewName>();
  start({
    predicate: (action, after, before) => doubtfulLists(action, after, before).length > 0,
    effect: async (action, { getState, getOriginalState, dispatch, delay }) => {
      const wasIdle = toAsk.size === 0;
      for (const name of doubtfulLists(action, getState(), getOriginalState())) toAsk.add(name);
      if (!wasIdle) return;
      while (toAsk.size > 0) {
        await delay(ASK_MS);
        const names = [...toAsk];
        toAsk.clear();
        for (const view of names) {
          if (!isPartial(getState(), view)) continue;
          const { count } = getState().tickets.views[view];
          const answer = await dispatch(recountTickets({ view }));
          // The answer was older than a change that came meanwhile.
          if (answer.payload === null && getState().tickets.views[view].count !== count) toAsk.add(view);
        }
      }
    },
  });
};
