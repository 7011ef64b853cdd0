import { rest } from '@/protocol/rest';
import type { Http } from '../http';
import type { PageQuery } from '../pageQuery';

export interface HelpToSave {
  readonly title: string;
  readonly description: string;
  readonly video: string;
}

export const createHelps = (http: Http) => ({
  /** CALL-152: one page, for those who manage them. */
  page: (query: PageQuery, signal?: AbortSignal) => http.request(rest.helps.page, [], { query: { ...query }, signal }),
  /** CALL-153: all of them, for those who look. */
  list: () => http.request(rest.helps.list, []),
  create: (body: HelpToSave) => http.request(rest.helps.create, [], { body }),
  update: (id: number, body: HelpToSave) => http.request(rest.helps.update, [id], { body }),
  remove: (id: number) => http.request(rest.helps.remove, [id]),
});
