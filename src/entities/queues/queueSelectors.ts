import type { Queue } from '@/protocol/records/queues';
import type { LoadStatus } from '../loadStatus';
import type { EntitiesState } from '../state';
import { queues } from './queues';

/** All queues in the order of the bot's menu. */
export const selectQueues = (state: EntitiesState): readonly Queue[] => queues.selectRecords(state, 'all');

/** Whether the queues are known. */
export const selectQueuesStatus = (state: EntitiesState): LoadStatus => queues.selectView(state, 'all').status;
