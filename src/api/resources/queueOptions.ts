import { rest } from '@/protocol/rest';
import type { Http } from '../http';

/** One option of a queue's chatbot (CALL-149, CALL-150). */
export interface OptionToSave {
  readonly title: string;
  readonly message: string;
  /** What the customer types to choose it. */
  readonly option: string;
  readonly queueId: number;
  /** Null = a first choice of the queue (QUEUE-10). */
  readonly parentId: number | null;
}

/** What servers call the parent of the first options when they are asked for (QUEUE-10). */
const ROOTS = -1;

export const createQueueOptions = (http: Http) => ({
  /** CALL-148. Null asks for a queue's first options. */
  list: ({ queueId, parentId }: Pick<OptionToSave, 'queueId' | 'parentId'>) =>
    http.request(rest.queueOptions.list, [], { query: { queueId, parentId: parentId ?? ROOTS } }),
  /** CALL-149. */
  create: (body: OptionToSave) => http.request(rest.queueOptions.create, [], { body }),
  /** CALL-150. */
  update: (id: number, body: OptionToSave) => http.request(rest.queueOptions.update, [id], { body }),
  /** CALL-151: what lies below goes with it. */
  remove: (id: number) => http.request(rest.queueOptions.remove, [id]),
});
