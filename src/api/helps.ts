import { many, nothing, one, paged } from '@/protocol/answers';
import { helpSchema } from '@/protocol/records/helps';
import { part, type Http } from './http';
import type { PageQuery } from './pageQuery';

export interface HelpToSave {
  readonly title: string;
  readonly description: string;
  readonly video: string;
}

export const createHelps = (http: Http) => ({
  /** One page, for those who manage them. */
  page: (query: PageQuery, signal?: AbortSignal) =>
    http.get('/helps', paged(helpSchema, 'helps'), { query: { ...query }, signal }),
  /** All of them, for those who look. */
  list: () => http.get('/helps/list', many(helpSchema, 'helps', 'records')),
  create: (body: HelpToSave) => http.post('/helps', one(helpSchema), { body }),
  update: (id: number, body: HelpToSave) => http.put(`/helps/${part(id)}`, one(helpSchema), { body }),
  remove: (id: number) => http.delete(`/helps/${part(id)}`, nothing),
});
