import { bringsEventsOf, eventsOf } from '@/realtime/serverEvents';
import type { EntitiesState } from '../state';
import type { StartListening } from '../thunk';
import * as collections from '../../collections';

/** Time before an uncertain count is read again, ms: events of the same work may still be on their way. */
const RECOUNT_MS = 2_000;

/** Reads the lists on screen again when an event says `reload` instead of what changed, and counts that events have made uncertain. */
export const registerCollectionListeners = (start: StartListening): void => {
  const all = Object.values(collections);
  const hasUncertainCount = (state: EntitiesState): boolean =>
    all.some((collection) => collection.hasUncertainCount(state));

  start({
    predicate: bringsEventsOf(...all.flatMap(({ event }) => event ?? [])),
    effect: (action, { dispatch }) => {
      for (const { event, reread } of all) {
        const events = event === undefined ? [] : eventsOf(action, event);
        if (events.some(({ payload }) => payload.action === 'reload')) void dispatch(reread());
      }
    },
  });

  start({
    predicate: (_, state, before) =>
      all.some(
        ({ name, hasUncertainCount: isUncertain }) =>
          state[name as keyof EntitiesState] !== before[name as keyof EntitiesState] && isUncertain(state),
      ),
    effect: async (_, { dispatch, getState, delay, subscribe, unsubscribe }) => {
      unsubscribe();
      try {
        do {
          // oxlint-disable-next-line no-await-in-loop
          await delay(RECOUNT_MS);
          // oxlint-disable-next-line no-await-in-loop
          await Promise.all(all.map(({ recount }) => dispatch(recount())));
        } while (hasUncertainCount(getState()));
      } finally {
        subscribe();
      }
    },
  });
};
