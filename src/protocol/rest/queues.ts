import { queueDetailSchema, queueOptionSchema, queueSchema } from '../records/queues';
import { call, many, nothing, one, part } from './call';

/** rest.md §18. */
export const queues = {
  list: call('GET', () => '/queue', many(queueSchema, 'queues')),
  show: call('GET', (id: number) => `/queue/${part(id)}`, one(queueDetailSchema)),
  create: call('POST', () => '/queue', one(queueSchema)),
  update: call('PUT', (id: number) => `/queue/${part(id)}`, one(queueSchema)),
  remove: call('DELETE', (id: number) => `/queue/${part(id)}`, nothing),
};

/** rest.md §18. */
export const queueOptions = {
  list: call('GET', () => '/queue-options', many(queueOptionSchema, 'queueOptions')),
  create: call('POST', () => '/queue-options', one(queueOptionSchema)),
  update: call('PUT', (id: number) => `/queue-options/${part(id)}`, one(queueOptionSchema)),
  remove: call('DELETE', (id: number) => `/queue-options/${part(id)}`, nothing),
};
