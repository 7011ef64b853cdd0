import { scheduleSchema } from '../records/schedules';
import { call, nothing, one, paged, part } from './call';

/** rest.md §14. */
export const schedules = {
  page: call('GET', () => '/schedules/', paged(scheduleSchema, 'schedules')),
  show: call('GET', (id: number) => `/schedules/${part(id)}`, one(scheduleSchema)),
  create: call('POST', () => '/schedules', one(scheduleSchema)),
  update: call('PUT', (id: number) => `/schedules/${part(id)}`, one(scheduleSchema)),
  remove: call('DELETE', (id: number) => `/schedules/${part(id)}`, nothing),
  uploadMedia: call('POST', (id: number) => `/schedules/${part(id)}/media-upload`, nothing),
  removeMedia: call('DELETE', (id: number) => `/schedules/${part(id)}/media-upload`, nothing),
  /** Absent on every known server (CALL-45). */
  notify: call('POST', () => '/notifications', nothing),
};
