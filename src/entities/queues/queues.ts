import type { QueueToSave } from '@/api/queues';
import type { Queue } from '@/protocol/records/queues';
import { wholeList } from '../collection/collectionOptions';
import type { SearchQuery } from '../collection/collectionState';
import { createCollection } from '../collection/createCollection';

/** All queues of the company in the order of the bot's menu. */
export const queues = createCollection<Queue, SearchQuery, QueueToSave, 'all'>('queues', {
  views: { all: async ({ api }) => wholeList(await api.queues.list()) },
  // Ticket lists and choices live on them.
  isAlwaysRead: true,
  event: 'queue',
  save: ({ api }, id, fields) => (id === null ? api.queues.create(fields) : api.queues.update(id, fields)),
  remove: ({ api }, id) => api.queues.remove(id),
  words: ({ name }) => [name],
  compare: (left, right) =>
    (left.orderQueue ?? Number.MAX_SAFE_INTEGER) - (right.orderQueue ?? Number.MAX_SAFE_INTEGER) || left.id - right.id,
  texts: {
    saved: 'common:toasts.done',
    removed: 'common:toasts.done',
    notSaved: 'common:toasts.notDone',
    notRemoved: 'common:toasts.notDone',
  },
});
