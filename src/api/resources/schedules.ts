import { rest } from '@/protocol/rest';
import { SLOW_ANSWER_TIMEOUT_MS, type Http } from '../http';
import type { PageQuery } from '../pageQuery';

/** The fields of a schedule (CALL-82, CALL-84). */
export interface ScheduleToSave {
  readonly title: string;
  readonly body: string;
  readonly contactId: number;
  /** ISO-8601 with Z (C24). */
  readonly sendAt: string;
  readonly isSendNotification: boolean;
  readonly userId: number;
  readonly companyId: number;
  /** An edit sends `PENDENTE`, which arms a schedule again (SCHED-18). */
  readonly status?: 'PENDENTE';
}

/** CALL-45 as schedules use it (SCHED-22). */
export interface ScheduleNotice {
  readonly body: string;
  readonly type: 'schedule';
  readonly companyId: number;
  readonly userId: number;
  readonly contactId: number;
}

export const createSchedules = (http: Http) => ({
  /** CALL-81. */
  page: (query: PageQuery, signal?: AbortSignal) =>
    http.request(rest.schedules.page, [], { query: { ...query }, signal }),
  show: (id: number) => http.request(rest.schedules.show, [id]),
  create: (body: ScheduleToSave) => http.request(rest.schedules.create, [], { body }),
  /** Known servers allow it to admins alone (SCHED-18). */
  update: (id: number, body: ScheduleToSave) => http.request(rest.schedules.update, [id], { body }),
  remove: (id: number) => http.request(rest.schedules.remove, [id]),
  /** CALL-86. No event follows: the record has to be read again. */
  uploadMedia: (id: number, file: File) => {
    const body = new FormData();
    body.append('file', file);
    return http.request(rest.schedules.uploadMedia, [id], { body, timeout: SLOW_ANSWER_TIMEOUT_MS });
  },
  removeMedia: (id: number) => http.request(rest.schedules.removeMedia, [id]),
  /** CALL-45; throws an absent endpoint on every known server (C22). */
  notify: (body: ScheduleNotice) => http.request(rest.schedules.notify, [], { body }),
});
