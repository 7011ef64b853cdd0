import { tagSchema } from '../records/tags';
import { call, many, nothing, one, paged, part } from './call';

/** rest.md §11. */
export const tags = {
  page: call('GET', () => '/tags', paged(tagSchema, 'tags')),
  list: call('GET', () => '/tags/list', many(tagSchema, 'tags')),
  kanban: call('GET', () => '/tags/kanban', many(tagSchema, 'lista', 'tags')),
  show: call('GET', (id: number) => `/tags/${part(id)}`, one(tagSchema)),
  create: call('POST', () => '/tags', one(tagSchema)),
  update: call('PUT', (id: number) => `/tags/${part(id)}`, one(tagSchema)),
  remove: call('DELETE', (id: number) => `/tags/${part(id)}`, nothing),
};
