import { addressPart } from '@/lib/addressPart';
import { many, one } from '@/protocol/answers';
import type { DaySchedule } from '@/protocol/records/companies';
import { type QueueDetail, queueDetailSchema, queueSchema, type Queue } from '@/protocol/records/queues';
import { changesOf } from './calls';
import { type Http } from './http';

/** Fields that the form does not show; stored values are sent back unchanged. */
export type KeptQueueFields = Pick<QueueDetail, 'completionMessage' | 'ratingMessage' | 'token'>;

/** The fields of a queue. */
export interface QueueToSave extends KeptQueueFields {
  readonly name: string;
  readonly color: string;
  readonly greetingMessage: string;
  readonly outOfHoursMessage: string;
  readonly schedules: readonly DaySchedule[];
  /** Position in the bot's menu; empty for none, like the next two. */
  readonly orderQueue: number | '';
  readonly integrationId: number | '';
  readonly promptId: number | '';
}

export const createQueues = (http: Http) => ({
  list: () => http.get('/queue', many(queueSchema, 'queues')),
  /** Reads a queue with its token, which lists leave out. */
  show: (id: number) => http.get(`/queue/${addressPart(id)}`, one(queueDetailSchema)),
  ...changesOf<Queue, QueueToSave>(http, '/queue', one(queueSchema)),
});
