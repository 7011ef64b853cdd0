import type { QueueDetail } from '@/protocol/records/queues';
import { EVERYTHING } from '../collection/collectionState';
import type { EntitiesState } from '../state';
import type { EntityDispatch, Services } from '../thunk';
import { queues } from './queues';
import { selectQueuesStatus } from './queueSelectors';

/** Reads all queues of the company. */
export const loadQueues = () => queues.load({ view: 'all', query: EVERYTHING, page: 1 });

const running = new WeakMap<EntityDispatch, Promise<unknown>>();

/** Waits until the queues are known; several lists that need them at the same time share one call. */
export const ensureQueues = async (dispatch: EntityDispatch, getState: () => EntitiesState): Promise<void> => {
  if (selectQueuesStatus(getState()) === 'ready') return;
  const load = running.get(dispatch) ?? dispatch(loadQueues()).finally(() => running.delete(dispatch));
  running.set(dispatch, load);
  await load;
};

/** Reads one queue whole. No action carries the answer: its token goes to the form alone, not into the store. */
export const readQueue =
  (id: number) =>
  (_dispatch: EntityDispatch, _getState: () => EntitiesState, { api }: Services): Promise<QueueDetail | null> =>
    api.queues.show(id);
