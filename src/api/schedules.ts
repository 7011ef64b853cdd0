import { nothing, one, paged } from '@/protocol/answers';
import { scheduleSchema } from '@/protocol/records/schedules';
import { part, SLOW_ANSWER_TIMEOUT_MS, type Http } from './http';
import type { PageQuery } from './pageQuery';

/** The fields of a schedule. */
export interface ScheduleToSave {
  readonly title: string;
  readonly body: string;
  readonly contactId: number;
  /** ISO-8601 with Z. */
  readonly sendAt: string;
  readonly isSendNotification: boolean;
  readonly userId: number;
  readonly companyId: number;
  /** An edit sends `PENDENTE`, which arms a schedule again. */
  readonly status?: 'PENDENTE';
}

/** Tells the server that a schedule was made. */
export interface ScheduleNotice {
  readonly body: string;
  readonly type: 'schedule';
  readonly companyId: number;
  readonly userId: number;
  readonly contactId: number;
}

export const createSchedules = (http: Http) => ({
  page: (query: PageQuery, signal?: AbortSignal) =>
    http.get('/schedules/', paged(scheduleSchema, 'schedules'), { query: { ...query }, signal }),
  show: (id: number) => http.get(`/schedules/${part(id)}`, one(scheduleSchema)),
  create: (body: ScheduleToSave) => http.post('/schedules', one(scheduleSchema), { body }),
  /** Known servers allow only admins to do this. */
  update: (id: number, body: ScheduleToSave) => http.put(`/schedules/${part(id)}`, one(scheduleSchema), { body }),
  remove: (id: number) => http.delete(`/schedules/${part(id)}`, nothing),
  /** No event follows: the record has to be read again. */
  uploadMedia: (id: number, file: File) => {
    const body = new FormData();
    body.append('file', file);
    return http.post(`/schedules/${part(id)}/media-upload`, nothing, { body, timeout: SLOW_ANSWER_TIMEOUT_MS });
  },
  removeMedia: (id: number) => http.delete(`/schedules/${part(id)}/media-upload`, nothing),
  /** Throws an absent endpoint on every known server. */
  notify: (body: ScheduleNotice) => http.post('/notifications', nothing, { body }),
});
