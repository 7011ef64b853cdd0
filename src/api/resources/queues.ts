import { rest } from '@/protocol/rest';
import type { DaySchedule } from '@/protocol/records/companies';
import type { QueueDetail } from '@/protocol/records/queues';
import type { Http } from '../http';

/** Fields the form does not show; a stored one is sent back as it came (QUEUE-04). */
export type KeptQueueFields = Pick<QueueDetail, 'completionMessage' | 'ratingMessage' | 'token'>;

/** The fields of a queue (CALL-145, CALL-146). */
export interface QueueToSave extends KeptQueueFields {
  readonly name: string;
  readonly color: string;
  readonly greetingMessage: string;
  readonly outOfHoursMessage: string;
  readonly schedules: readonly DaySchedule[];
  /** Place in the bot's menu; empty for none, as for the next two (rest.md §18). */
  readonly orderQueue: number | '';
  readonly integrationId: number | '';
  readonly promptId: number | '';
}

export const createQueues = (http: Http) => ({
  /** CALL-143. */
  list: () => http.request(rest.queues.list, []),
  /** CALL-144: with the token, which lists leave out. */
  show: (id: number) => http.request(rest.queues.show, [id]),
  /** CALL-145. */
  create: (body: QueueToSave) => http.request(rest.queues.create, [], { body }),
  /** CALL-146. */
  update: (id: number, body: QueueToSave) => http.request(rest.queues.update, [id], { body }),
  /** CALL-147: answers nothing. */
  remove: (id: number) => http.request(rest.queues.remove, [id]),
});
