import { eventsOf, hasServerEvents } from '@/realtime/serverEvents';
import type { StartListening } from '../thunk';
import { selectQueuesStatus } from './queueSelectors';
import { loadQueues } from './queueThunks';

/**
 * Reads the queues again when an event says `reload` (RT-20). Unlike other collections also while their own page is not on
 * screen: ticket lists and choices live on them.
 */
export const registerQueueListeners = (start: StartListening): void => {
  start({
    predicate: hasServerEvents,
    effect: (action, { dispatch, getState }) => {
      const isTold = eventsOf(action, 'queue').some(({ payload }) => payload.action === 'reload');
      if (isTold && selectQueuesStatus(getState()) !== 'idle') void dispatch(loadQueues());
    },
  });
};
