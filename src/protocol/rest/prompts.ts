import { promptDetailSchema, promptSchema } from '../records/prompts';
import { call, one, paged, part, sentence } from './call';

/** rest.md §17. */
export const prompts = {
  page: call('GET', () => '/prompt', paged(promptSchema, 'prompts')),
  show: call('GET', (id: number) => `/prompt/${part(id)}`, one(promptDetailSchema)),
  create: call('POST', () => '/prompt', one(promptSchema)),
  update: call('PUT', (id: number) => `/prompt/${part(id)}`, one(promptSchema)),
  /** A 200 may say that nothing was deleted: show the sentence, trust the event. */
  remove: call('DELETE', (id: number) => `/prompt/${part(id)}`, sentence),
};
