import { rest } from '@/protocol/rest';
import type { Http } from '../http';
import type { PageQuery } from '../pageQuery';

/** The fields of a tag's form (CALL-78, CALL-79). */
export interface TagToSave {
  readonly name: string;
  /** `#RRGGBB`. */
  readonly color: string;
  /** 1 makes it a lane of the kanban. */
  readonly kanban: 0 | 1;
  readonly userId: number;
}

export const createTags = (http: Http) => ({
  /** CALL-74. */
  page: (query: PageQuery, signal?: AbortSignal) => http.request(rest.tags.page, [], { query: { ...query }, signal }),
  /** CALL-74 as choices use it. */
  ofCompany: (companyId: number) => http.request(rest.tags.page, [], { query: { companyId } }),
  /** All tags of the company (CALL-75). */
  list: () => http.request(rest.tags.list, []),
  /** CALL-77. */
  show: (id: number) => http.request(rest.tags.show, [id]),
  /** CALL-78 as the ticket's tag editor sends it (TICKET-33). */
  createNamed: (name: string) => http.request(rest.tags.create, [], { body: { name } }),
  /** CALL-78. */
  create: (body: TagToSave) => http.request(rest.tags.create, [], { body }),
  /** CALL-79. */
  update: (id: number, body: TagToSave) => http.request(rest.tags.update, [id], { body }),
  /** CALL-80. */
  remove: (id: number) => http.request(rest.tags.remove, [id]),
  /** Replaces the tags of a ticket (CALL-39); the answer shows them as before the change and is ignored (TICKET-32). */
  syncTicket: (ticketId: number, tagIds: readonly number[]) =>
    http.request(rest.ticketTags.sync, [], { body: { ticketId, tags: tagIds.map((id) => ({ id })) } }),
});
