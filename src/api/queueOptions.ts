import { many, nothing, one } from '@/protocol/answers';
import { queueOptionSchema } from '@/protocol/records/queues';
import { part, type Http } from './http';

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

/** What servers call the parent of the first options when they are asked for. */
const ROOTS = -1;

export const createQueueOptions = (http: Http) => ({
  /** Null asks for a queue's first options. */
  list: ({ queueId, parentId }: Pick<OptionToSave, 'queueId' | 'parentId'>) =>
    http.get('/queue-options', many(queueOptionSchema, 'queueOptions'), {
      query: { queueId, parentId: parentId ?? ROOTS },
    }),
  create: (body: OptionToSave) => http.post('/queue-options', one(queueOptionSchema), { body }),
  update: (id: number, body: OptionToSave) => http.put(`/queue-options/${part(id)}`, one(queueOptionSchema), { body }),
  /** Also deletes everything below it. */
  remove: (id: number) => http.delete(`/queue-options/${part(id)}`, nothing),
});
