import { addressPart } from '@/lib/addressPart';
import { many, nothing, one, paged } from '@/protocol/answers';
import { tagSchema, type Tag } from '@/protocol/records/tags';
import { changesOf, pageOf } from './calls';
import { type Http } from './http';

/** The fields of a tag's form. */
export interface TagToSave {
  readonly name: string;
  /** `#RRGGBB`. */
  readonly color: string;
  /** 1 makes the tag a column of the board. */
  readonly kanban: 0 | 1;
  readonly userId: number;
}

export const createTags = (http: Http) => ({
  page: pageOf(http, '/tags', paged(tagSchema, 'tags')),
  /** The first page of the company's tags, for a select. */
  ofCompany: (companyId: number) => http.get('/tags', paged(tagSchema, 'tags'), { query: { companyId } }),
  /** All tags of the company. */
  list: () => http.get('/tags/list', many(tagSchema, 'tags')),
  show: (id: number) => http.get(`/tags/${addressPart(id)}`, one(tagSchema)),
  /** Creates a tag from a name alone, for the ticket's tag editor. */
  createNamed: (name: string) => http.post('/tags', one(tagSchema), { body: { name } }),
  ...changesOf<Tag, TagToSave>(http, '/tags', one(tagSchema)),
  /** Replaces the tags of a ticket. The answer holds the former tags and is ignored. */
  syncTicket: (ticketId: number, tagIds: readonly number[]) =>
    http.post('/tags/sync', nothing, { body: { ticketId, tags: tagIds.map((id) => ({ id })) } }),
});
