import { quickMessageSchema } from '../records/quickMessages';
import { call, many, nothing, one, paged, part } from './call';

/** rest.md §13. */
export const quickMessages = {
  page: call('GET', () => '/quick-messages', paged(quickMessageSchema)),
  list: call('GET', () => '/quick-messages/list', many(quickMessageSchema, 'records')),
  show: call('GET', (id: number) => `/quick-messages/${part(id)}`, one(quickMessageSchema)),
  create: call('POST', () => '/quick-messages', one(quickMessageSchema)),
  update: call('PUT', (id: number) => `/quick-messages/${part(id)}`, one(quickMessageSchema)),
  remove: call('DELETE', (id: number) => `/quick-messages/${part(id)}`, nothing),
  uploadMedia: call('POST', (id: number) => `/quick-messages/${part(id)}/media-upload`, nothing),
  removeMedia: call('DELETE', (id: number) => `/quick-messages/${part(id)}/media-upload`, nothing),
};
