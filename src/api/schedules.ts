import { addressPart } from '@/lib/addressPart';
import { nothing, one, paged } from '@/protocol/answers';
import { scheduleSchema, type Schedule } from '@/protocol/records/schedules';
import { changesOf, mediaOf, pageOf } from './calls';
import { type Http } from './http';

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
  /** An edit sends `PENDENTE`, so that the schedule runs again. */
  readonly status?: 'PENDENTE';
}

/** Notifies the server that a schedule was created. */
export interface ScheduleNotice {
  readonly body: string;
  readonly type: 'schedule';
  readonly companyId: number;
  readonly userId: number;
  readonly contactId: number;
}

export const createSchedules = (http: Http) => ({
  page: pageOf(http, '/schedules/', paged(scheduleSchema, 'schedules')),
  show: (id: number) => http.get(`/schedules/${addressPart(id)}`, one(scheduleSchema)),
  /** Known servers allow only admins to update a schedule. */
  ...changesOf<Schedule, ScheduleToSave>(http, '/schedules', one(scheduleSchema)),
  ...mediaOf(http, '/schedules'),
  /** Fails on every known server: none has the endpoint. */
  notify: (body: ScheduleNotice) => http.post('/notifications', nothing, { body }),
});
