import { many, one, paged } from '@/protocol/answers';
import { helpSchema, type Help } from '@/protocol/records/helps';
import { changesOf, pageOf } from './calls';
import type { Http } from './http';

export interface HelpToSave {
  readonly title: string;
  readonly description?: string;
  readonly video: string;
}

export const createHelps = (http: Http) => ({
  /** One page of help entries, for those who manage them. */
  page: pageOf(http, '/helps', paged(helpSchema, 'helps')),
  /** All help entries, for those who read them. */
  list: () => http.get('/helps/list', many(helpSchema, 'helps', 'records')),
  ...changesOf<Help, HelpToSave>(http, '/helps', one(helpSchema)),
});
