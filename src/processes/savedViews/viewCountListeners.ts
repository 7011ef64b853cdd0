import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { countChange, isCountable, withoutTag } from '@/domain/conversations/savedViews';
import type { Ticket } from '@/protocol/records/tickets';
import { resyncFinished } from '@/realtime/socketActions';
import { tags } from '@/entities/company/tags/tags';
import { changeViews, countView, loadViews, viewCountMoved } from '@/entities/conversations/savedViews/savedViews';
import { sessionStarted } from '@/entities/session/sessionActions';
import { readStore } from '@/entities/device/unreadableStores/unreadableStores';
import { watchSession } from '@/entities/base/oneSession';
import type { EntitiesState } from '@/entities/base/state';
import type { EntityDispatch, StartListening } from '@/entities/base/thunk';
import { ticketFilterChanged } from '@/entities/conversations/tickets/ticketActions';
import { at } from '@/entities/base/idTable';
import { ASK_MS, touchedBy } from './touchedTickets';

const knownTicket = ({ tickets }: EntitiesState, id: number): Ticket | null =>
  tickets.leaving[id] ? null : (at(tickets.byId, id) ?? null);

/** Keeps the views' numbers current: from live events at once, or from the server where only it can say. */
export const registerViewCountListeners = (start: StartListening): void => {
  const toAsk = new Set<string>();

  /** Requests the numbers of the noted views, one after the other. */
  const ask = async (getState: () => EntitiesState, dispatch: EntityDispatch): Promise<void> => {
    const noted = getState().savedViews.list.filter(({ id, search }) => toAsk.has(id) && isCountable(search));
    toAsk.clear();
    const isOver = watchSession(getState);
    for (const view of noted) if (!isOver()) await dispatch(countView(view));
  };

  start({
    actionCreator: sessionStarted,
    effect: async (_, context) => {
      await readStore('views', () => context.dispatch(loadViews()).unwrap(), context);
    },
  });

  // Request all numbers at the start, after a gap, and when the lists show other queues.
  start({
    matcher: isAnyOf(loadViews.fulfilled, resyncFinished, ticketFilterChanged),
    effect: async (action, { getState, dispatch, delay, cancelActiveListeners }) => {
      cancelActiveListeners();
      for (const { id } of getState().savedViews.list) toAsk.add(id);
      if (ticketFilterChanged.match(action)) await delay(ASK_MS);
      await ask(getState, dispatch);
    },
  });

  start({
    actionCreator: changeViews.fulfilled,
    effect: async (_, { getState, dispatch }) => {
      const { list, counts } = getState().savedViews;
      for (const { id } of list) if (counts[id] === undefined) toAsk.add(id);
      await ask(getState, dispatch);
    },
  });

  // A deleted tag has no name any more, and no ticket has it.
  const asksForDeleted = (action: UnknownAction, { savedViews }: EntitiesState): readonly string[] => {
    const deleted = tags.deletedBy(action);
    const isDeleted = (tagId: number): boolean => deleted.includes(tagId);
    return savedViews.list.flatMap(({ id, search }) => (search.tagIds.some(isDeleted) ? [id] : []));
  };
  start({
    predicate: (action, current) => asksForDeleted(action, current).length > 0,
    effect: async (action, { getState, dispatch }) => {
      for (const id of asksForDeleted(action, getState())) toAsk.add(id);
      await dispatch(changeViews((views) => tags.deletedBy(action).reduce(withoutTag, views)));
      // Nothing else asks for them where the disk refused the change.
      await ask(getState, dispatch);
    },
  });

  start({
    predicate: (action, current) => current.savedViews.list.length > 0 && touchedBy(action).size > 0,
    effect: async (action, { getState, getOriginalState, dispatch, delay }) => {
      const before = getOriginalState();
      const after = getState();
      const { viewer, filter } = after.tickets;
      if (viewer === null) return;
      const steps = [...touchedBy(action)].map((id) => ({
        before: knownTicket(before, id),
        after: knownTicket(after, id),
      }));
      const wasIdle = toAsk.size === 0;
      for (const { id, search } of after.savedViews.list) {
        const changes = steps.map((step) => countChange(search, step, viewer, filter));
        const by = changes.reduce<number>((sum, change) => sum + (change ?? 0), 0);
        if (by !== 0) dispatch(viewCountMoved({ id, by }));
        // The state known here may be older than the one the server counted.
        if (by !== 0 || changes.includes(null)) toAsk.add(id);
      }
      if (!wasIdle || toAsk.size === 0) return;
      await delay(ASK_MS);
      await ask(getState, dispatch);
    },
  });
};
