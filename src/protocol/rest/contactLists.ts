import { contactListItemSchema, contactListSchema } from '../records/contactLists';
import { call, many, nothing, one, paged, part } from './call';

/** rest.md §15. */
export const contactLists = {
  page: call('GET', () => '/contact-lists/', paged(contactListSchema)),
  list: call('GET', () => '/contact-lists/list', many(contactListSchema, 'records')),
  show: call('GET', (id: number) => `/contact-lists/${part(id)}`, one(contactListSchema)),
  create: call('POST', () => '/contact-lists', one(contactListSchema)),
  update: call('PUT', (id: number) => `/contact-lists/${part(id)}`, one(contactListSchema)),
  remove: call('DELETE', (id: number) => `/contact-lists/${part(id)}`, nothing),
  /** Answers the items that were added. */
  upload: call('POST', (id: number) => `/contact-lists/${part(id)}/upload`, many(contactListItemSchema)),
};

/** rest.md §15; the items of one list. */
export const contactListItems = {
  page: call('GET', () => '/contact-list-items', paged(contactListItemSchema, 'contacts', 'contactListItems')),
  show: call('GET', (id: number) => `/contact-list-items/${part(id)}`, one(contactListItemSchema)),
  create: call('POST', () => '/contact-list-items', one(contactListItemSchema)),
  update: call('PUT', (id: number) => `/contact-list-items/${part(id)}`, one(contactListItemSchema)),
  remove: call('DELETE', (id: number) => `/contact-list-items/${part(id)}`, nothing),
};
