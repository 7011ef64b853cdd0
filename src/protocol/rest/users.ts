import { sessionUserSchema, userListItemSchema } from '../records/users';
import { call, many, nothing, one, paged, part } from './call';

/** rest.md §5. */
export const users = {
  page: call('GET', () => '/users/', paged(userListItemSchema, 'users')),
  list: call('GET', () => '/users/list', many(userListItemSchema, 'users')),
  show: call('GET', (id: number) => `/users/${part(id)}`, one(sessionUserSchema)),
  create: call('POST', () => '/users', one(userListItemSchema)),
  update: call('PUT', (id: number) => `/users/${part(id)}`, one(userListItemSchema)),
  remove: call('DELETE', (id: number) => `/users/${part(id)}`, nothing),
};
