import { announcementSchema } from '../records/announcements';
import { call, many, nothing, one, paged, part } from './call';

/** rest.md §16. */
export const announcements = {
  page: call('GET', () => '/announcements/', paged(announcementSchema)),
  /** Inactive ones too. */
  list: call('GET', () => '/announcements/list', many(announcementSchema, 'records')),
  show: call('GET', (id: number) => `/announcements/${part(id)}`, one(announcementSchema)),
  create: call('POST', () => '/announcements', one(announcementSchema)),
  update: call('PUT', (id: number) => `/announcements/${part(id)}`, one(announcementSchema)),
  remove: call('DELETE', (id: number) => `/announcements/${part(id)}`, nothing),
  uploadMedia: call('POST', (id: number) => `/announcements/${part(id)}/media-upload`, nothing),
  removeMedia: call('DELETE', (id: number) => `/announcements/${part(id)}/media-upload`, nothing),
};
