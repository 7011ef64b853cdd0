import { many, nothing, one, paged } from '@/protocol/answers';
import { tagSchema, type Tag } from '@/protocol/records/tags';
import { changesOf, pageOf } from './calls';
import { part, type Http } from './http';

/** The fields of a tag's form. */
export interface TagToSave {
  readonly name: string;
  /** `#RRGGBB`. */
  readonly color: string;
  /** 1 makes it a lane of the kanban. */
  readonly kanban: 0 | 1;
  readonly userId: number;
}

export const createTags = (http: Http) => ({
  page: pageOf(http, '/tags', paged(tagSchema, 'tags')),
  /** The first page, for choices. */
  ofCompany: (companyId: number) => http.get('/tags', paged(tagSchema, 'tags'), { query: { companyId } }),
  /** All tags of the company. */
  list: () => http.get('/tags/list', many(tagSchema, 'tags')),
  show: (id: number) => http.get(`/tags/${part(id)}`, one(tagSchema)),
  /** A tag with a name alone, as the ticket's tag editor makes it. */
  createNamed: (name: string) => http.post('/tags', one(tagSchema), { body: { name } }),
  ...changesOf<Tag, TagToSave>(http, '/tags', one(tagSchema)),
  /** Replaces the tags of a ticket; the answer shows them as before the change and is ignored. */
  syncTicket: (ticketId: number, tagIds: readonly number[]) =>
    http.post('/tags/sync', nothing, { body: { ticketId, tags: tagIds.map((id) => ({ id })) } }),
});
