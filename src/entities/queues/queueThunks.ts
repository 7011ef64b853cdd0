import type { Queue } from '@/contract/entities/queues';
import { createAppThunk } from '../thunk';

/** Reads all queues of the company. */
export const loadQueues = createAppThunk<Queue[]>('queues/load', (_, { extra }) => extra.api.queues.list(), {
  silent: true,
});
