import { createKeyedQueue } from '@/lib/keyedQueue';

/** What changes the tags of one ticket happens in the order it was asked for, by ticket id; each call replaces or removes many. */
export const inTagOrder = createKeyedQueue();
