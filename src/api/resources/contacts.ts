import { rest } from '@/contract/rest';
import { SLOW_ANSWER_TIMEOUT_MS, type Http } from '../http';

/** Parameters of GET /contacts (CALL-46). */
export interface ContactQuery {
  readonly searchParam?: string;
  readonly pageNumber: number;
}

/** One name/value pair of a contact; without an id it is new. */
export interface ExtraInfoToSave {
  readonly id?: number;
  readonly name: string;
  readonly value: string;
}

/** The fields of a contact's form (CALL-50, CALL-51). Servers clear what is missing, so all are sent (C21). */
export interface ContactToSave {
  readonly name: string;
  /** Digits alone (CONT-16). */
  readonly number: string;
  readonly email: string;
  /** The whole list: pairs left out are deleted. */
  readonly extraInfo: readonly ExtraInfoToSave[];
}

export const createContacts = (http: Http) => ({
  page: (query: ContactQuery, signal?: AbortSignal) =>
    http.request(rest.contacts.page, [], { query: { ...query }, signal }),
  show: (id: number, signal?: AbortSignal) => http.request(rest.contacts.show, [id], { signal }),
  /** CALL-49; throws an absent endpoint on servers A and B (C22). */
  extraInfo: (id: number) => http.request(rest.contacts.extraInfo, [id]),
  /** CALL-50 and CALL-51. The server asks the phone network whether the number exists. */
  create: (body: ContactToSave) => http.request(rest.contacts.create, [], { body, timeout: SLOW_ANSWER_TIMEOUT_MS }),
  update: (id: number, body: ContactToSave) =>
    http.request(rest.contacts.update, [id], { body, timeout: SLOW_ANSWER_TIMEOUT_MS }),
  /** CALL-54; throws an absent endpoint on servers A and B (CONT-19). */
  syncTags: (contactId: number, tagIds: readonly number[]) =>
    http.request(rest.contacts.syncTags, [], { body: { contactId, tags: tagIds.map((id) => ({ id })) } }),
});
