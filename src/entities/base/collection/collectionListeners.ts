import { eventsOf, hasServerEvents } from '@/realtime/serverEvents';
import type { StartListening } from '../thunk';
import * as collections from '../../collections';

/** Reads the lists on screen again when an event says `reload` instead of what changed. */
export const registerCollectionListeners = (start: StartListening): void => {
  start({
    predicate: hasServerEvents,
    effect: (action, { dispatch }) => {
      for (const { event, reread } of Object.values(collections)) {
        const events = event === undefined ? [] : eventsOf(action, event);
        if (events.some(({ payload }) => payload.action === 'reload')) void dispatch(reread());
      }
    },
  });
};
