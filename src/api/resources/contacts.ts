import { rest } from '@/protocol/rest';
import { SLOW_ANSWER_TIMEOUT_MS, type Http } from '../http';

/** Parameters of GET /contacts (CALL-46). */
export interface ContactQuery {
  readonly searchParam?: string;
  readonly pageNumber: number;
  /** A day, or the first and the last one, as yyyy-MM-dd; known servers ignore them (CONT-05). */
  readonly date?: string;
  readonly dateStart?: string;
  readonly dateEnd?: string;
  /** Contacts with these tags; known servers ignore them (CONT-04). */
  readonly tagIds?: readonly number[];
}

/** One row of a spreadsheet as `POST /contacts/upload` wants it (CONT-06). */
export interface ContactRowToSave {
  readonly Nome: string;
  /** Digits alone. */
  readonly Telefone: string;
}

const formOf = (file: File): FormData => {
  const form = new FormData();
  form.append('file', file, file.name);
  return form;
};

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
  page: ({ tagIds = [], ...query }: ContactQuery, signal?: AbortSignal) => {
    const searchTags = tagIds.length > 0 ? JSON.stringify(tagIds) : undefined;
    return http.request(rest.contacts.page, [], { query: { ...query, searchTags }, signal });
  },
  /** Every contact of the company in one answer (CALL-47). */
  list: (companyId: number, signal?: AbortSignal) =>
    http.request(rest.contacts.list, [], { query: { companyId }, signal }),
  show: (id: number, signal?: AbortSignal) => http.request(rest.contacts.show, [id], { signal }),
  /** CALL-49; throws an absent endpoint on servers A and B (C22). */
  extraInfo: (id: number) => http.request(rest.contacts.extraInfo, [id]),
  /** CALL-50 and CALL-51. The server asks the phone network whether the number exists. */
  create: (body: ContactToSave) => http.request(rest.contacts.create, [], { body, timeout: SLOW_ANSWER_TIMEOUT_MS }),
  update: (id: number, body: ContactToSave) =>
    http.request(rest.contacts.update, [id], { body, timeout: SLOW_ANSWER_TIMEOUT_MS }),
  /** CALL-52; tickets and messages go with the contact. */
  remove: (id: number) => http.request(rest.contacts.remove, [id]),
  /** The rows of a spreadsheet; throws an absent endpoint where the server lacks the call (CONT-06). */
  upload: (body: readonly ContactRowToSave[]) =>
    http.request(rest.contacts.upload, [], { body, timeout: SLOW_ANSWER_TIMEOUT_MS }),
  /** CALL-53: the spreadsheet itself; only for servers whose contacts carry tags (CONT-06). */
  importFile: (file: File) =>
    http.request(rest.contacts.importFile, [], { body: formOf(file), timeout: SLOW_ANSWER_TIMEOUT_MS }),
  /** CALL-54; throws an absent endpoint on servers A and B (CONT-19). */
  syncTags: (contactId: number, tagIds: readonly number[]) =>
    http.request(rest.contacts.syncTags, [], { body: { contactId, tags: tagIds.map((id) => ({ id })) } }),
});
