import { many, one } from '@/protocol/answers';
import { queueOptionSchema, type QueueOption } from '@/protocol/records/queues';
import { changesOf } from './calls';
import type { Http } from './http';

/** One option of a queue's chatbot. */
export interface OptionToSave {
  readonly title: string;
  readonly message: string;
  /** What the customer types to choose it. */
  readonly option: string;
  readonly queueId: number;
  /** Null = a first choice of the queue. */
  readonly parentId: number | null;
}

/** The parent id with which servers list a queue's first options. */
const ROOTS = -1;

export const createQueueOptions = (http: Http) => ({
  /** `parentId` null lists the queue's first options. */
  list: ({ queueId, parentId }: Pick<OptionToSave, 'queueId' | 'parentId'>) =>
    http.get('/queue-options', many(queueOptionSchema, 'queueOptions'), {
      query: { queueId, parentId: parentId ?? ROOTS },
    }),
  /** A removal also deletes everything below the option. */
  ...changesOf<QueueOption, OptionToSave>(http, '/queue-options', one(queueOptionSchema)),
});
