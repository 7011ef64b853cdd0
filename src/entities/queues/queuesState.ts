import type { Queue } from '@/contract/entities/queues';
import type { LoadStatus } from '../loadStatus';

/** All queues of the company. */
export interface QueuesState {
  readonly byId: Readonly<Record<number, Queue>>;
  readonly status: LoadStatus;
}

export const initialQueues: QueuesState = { byId: {}, status: 'idle' };
