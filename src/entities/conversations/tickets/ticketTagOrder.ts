import { createKeyedQueue } from '@/lib/keyedQueue';

/** Queues the calls that change a ticket's tags, by ticket id: each replaces or removes several tags, so order matters. */
export const inTagOrder = createKeyedQueue();
