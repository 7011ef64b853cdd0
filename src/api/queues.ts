import { many, one } from '@/protocol/answers';
import type { DaySchedule } from '@/protocol/records/companies';
import { type QueueDetail, queueDetailSchema, queueSchema, type Queue } from '@/protocol/records/queues';
import { changesOf } from './calls';
import { part, type Http } from './http';

/** Fields the form does not show; a stored one is sent back as it came. */
export type KeptQueueFields = Pick<QueueDetail, 'completionMessage' | 'ratingMessage' | 'token'>;

/** The fields of a queue. */
export interface QueueToSave extends KeptQueueFields {
  readonly name: string;
  readonly color: string;
  readonly greetingMessage: string;
  readonly outOfHoursMessage: string;
  readonly schedules: readonly DaySchedule[];
  /** Place in the bot's menu; empty for none, as for the next two. */
  readonly orderQueue: number | '';
  readonly integrationId: number | '';
  readonly promptId: number | '';
}

export const createQueues = (http: Http) => ({
  list: () => http.get('/queue', many(queueSchema, 'queues')),
  /** With the token, which lists leave out. */
  show: (id: number) => http.get(`/queue/${part(id)}`, one(queueDetailSchema)),
  ...changesOf<Queue, QueueToSave>(http, '/queue', one(queueSchema)),
});
