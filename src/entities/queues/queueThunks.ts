import type { Queue } from '@/contract/entities/queues';
import type { EntitiesState } from '../state';
import { createAppThunk, type EntityDispatch } from '../thunk';

/** Reads all queues of the company. */
export const loadQueues = createAppThunk<Queue[]>('queues/load', (_, { extra }) => extra.api.queues.list(), {
  silent: true,
});

const running = new WeakMap<EntityDispatch, Promise<unknown>>();

/** Waits until the queues are known; several lists that need them at the same time share one call. */
export const ensureQueues = async (dispatch: EntityDispatch, getState: () => EntitiesState): Promise<void> => {
  if (getState().queues.status === 'ready') return;
  const load = running.get(dispatch) ?? dispatch(loadQueues()).finally(() => running.delete(dispatch));
  running.set(dispatch, load);
  await load;
};
