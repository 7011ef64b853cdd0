import { helpSchema } from '../records/helps';
import { call, many, nothing, one, paged, part } from './call';

/** rest.md §16. */
export const helps = {
  page: call('GET', () => '/helps', paged(helpSchema, 'helps')),
  list: call('GET', () => '/helps/list', many(helpSchema, 'helps', 'records')),
  create: call('POST', () => '/helps', one(helpSchema)),
  update: call('PUT', (id: number) => `/helps/${part(id)}`, one(helpSchema)),
  remove: call('DELETE', (id: number) => `/helps/${part(id)}`, nothing),
};
