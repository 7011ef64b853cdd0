import { rest } from '@/protocol/rest';
import { SLOW_ANSWER_TIMEOUT_MS, type Http } from '../http';
import type { PageQuery } from '../pageQuery';

/** Parameters of GET /contact-list-items (CALL-107). */
export interface ContactListItemQuery extends PageQuery {
  readonly contactListId: number;
}

/** The fields of a contact list item (CALL-109, CALL-110). */
export interface ContactListItemToSave {
  readonly name: string;
  readonly number: string;
  readonly email: string;
  readonly companyId: number;
  readonly contactListId: number;
}

export const createContactLists = (http: Http) => ({
  /** CALL-100. */
  page: (query: PageQuery, signal?: AbortSignal) =>
    http.request(rest.contactLists.page, [], { query: { ...query }, signal }),
  /** All lists of the company (CALL-101). */
  list: (companyId: number) => http.request(rest.contactLists.list, [], { query: { companyId } }),
  /** CALL-102. */
  show: (id: number) => http.request(rest.contactLists.show, [id]),
  create: (name: string) => http.request(rest.contactLists.create, [], { body: { name } }),
  update: (id: number, name: string) => http.request(rest.contactLists.update, [id], { body: { name } }),
  remove: (id: number) => http.request(rest.contactLists.remove, [id]),
  /** CALL-106: answers the items that were added; servers check each number, which takes its time. */
  upload: (id: number, file: File) => {
    const body = new FormData();
    body.append('file', file);
    return http.request(rest.contactLists.upload, [id], { body, timeout: SLOW_ANSWER_TIMEOUT_MS });
  },
});

export const createContactListItems = (http: Http) => ({
  page: (query: ContactListItemQuery, signal?: AbortSignal) =>
    http.request(rest.contactListItems.page, [], { query: { ...query }, signal }),
  /** CALL-108. */
  show: (id: number) => http.request(rest.contactListItems.show, [id]),
  create: (body: ContactListItemToSave) => http.request(rest.contactListItems.create, [], { body }),
  update: (id: number, body: ContactListItemToSave) => http.request(rest.contactListItems.update, [id], { body }),
  remove: (id: number) => http.request(rest.contactListItems.remove, [id]),
});
