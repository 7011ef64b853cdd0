import { addressPart } from '@/lib/addressPart';
import { many, nothing, one, paged } from '@/protocol/answers';
import { contactSchema, extraInfoSchema, savedContactSchema } from '@/protocol/records/contacts';
import { certain, id, listOf, record, text } from '@/protocol/parse';
import { uploadForm } from './calls';
import { SLOW_ANSWER_TIMEOUT_MS, uploadTimeout, type Http } from './http';

/** Parameters of GET /contacts. */
export interface ContactQuery {
  readonly searchParam?: string;
  readonly pageNumber: number;
  /** A day, or the first and the last day, as yyyy-MM-dd; known servers ignore it. */
  readonly date?: string;
  readonly dateStart?: string;
  readonly dateEnd?: string;
  /** Contacts with these tags; known servers ignore this filter. */
  readonly tagIds?: readonly number[];
}

/** One row of a spreadsheet in the form `POST /contacts/upload` expects. */
export interface ContactRowToSave {
  readonly Nome: string;
  /** Digits only. */
  readonly Telefone: string;
}

/** One name/value pair of a contact; without an id it is new. */
export interface ExtraInfoToSave {
  readonly id?: number;
  readonly name: string;
  readonly value: string;
}

/** The fields of a contact's form. Servers clear what is missing, so all are sent. */
export interface ContactToSave {
  readonly name: string;
  /** Digits only. */
  readonly number: string;
  readonly email: string;
  /** The whole list: pairs left out are deleted. */
  readonly extraInfo: readonly ExtraInfoToSave[];
}

const refusalSchema = record({ message: certain(text, '') });

const uploadResultSchema = record({
  newContacts: certain(listOf(record({ contactName: certain(text, ''), contactId: id })), []),
  /** Refused rows by name. */
  errorBag: certain(
    listOf(record({ contactName: certain(text, ''), error: certain(refusalSchema, { message: '' }) })),
    [],
  ),
});

export const createContacts = (http: Http) => ({
  page: ({ tagIds = [], ...query }: ContactQuery, signal?: AbortSignal) => {
    const searchTags = tagIds.length > 0 ? JSON.stringify(tagIds) : undefined;
    return http.get('/contacts', paged(contactSchema, 'contacts'), { query: { ...query, searchTags }, signal });
  },
  /** Every contact of the company in one answer. */
  list: (companyId: number, signal?: AbortSignal) =>
    http.get('/contacts/list', many(contactSchema, 'contacts'), { query: { companyId }, signal }),
  show: (id: number, signal?: AbortSignal) => http.get(`/contacts/${addressPart(id)}`, one(contactSchema), { signal }),
  /** Fails on servers A and B, which lack the endpoint. */
  extraInfo: (id: number) => http.get(`/contacts-extrainfo/${addressPart(id)}`, many(extraInfoSchema, 'extraInfo')),
  /** The server asks the phone network whether the number exists. */
  create: (body: ContactToSave) =>
    http.post('/contacts', one(savedContactSchema), { body, timeout: SLOW_ANSWER_TIMEOUT_MS }),
  update: (id: number, body: ContactToSave) =>
    http.put(`/contacts/${addressPart(id)}`, one(savedContactSchema), { body, timeout: SLOW_ANSWER_TIMEOUT_MS }),
  /** Also deletes the contact's tickets and messages. */
  remove: (id: number) => http.delete(`/contacts/${addressPart(id)}`, nothing),
  /** Sends the rows of a spreadsheet; fails where the server lacks the endpoint. */
  upload: (body: readonly ContactRowToSave[]) =>
    http.post('/contacts/upload', one(uploadResultSchema), { body, timeout: SLOW_ANSWER_TIMEOUT_MS }),
  /** Sends the spreadsheet itself; only for servers whose contacts carry tags. */
  importFile: (file: File) =>
    http.post('/contacts/import', nothing, { body: uploadForm({}, 'file', file), timeout: uploadTimeout(file.size) }),
  /** Fails on servers A and B, which lack the endpoint. */
  syncTags: (contactId: number, tagIds: readonly number[]) =>
    http.post('/contact-tags/sync', nothing, { body: { contactId, tags: tagIds.map((id) => ({ id })) } }),
});
