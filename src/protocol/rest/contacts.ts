import type * as z from 'zod/mini';
import { contactFields, contactSchema, extraInfoSchema } from '../records/contacts';
import { certain, id, key, listOf, maybe, maybeNull, record, text } from '../parse';
import { call, many, nothing, one, paged, part } from './call';

const ticketMark = { uuid: maybe(key), status: maybe(text) };
const savedContactSchema = record({ ...contactFields, ...ticketMark, ticket: maybeNull(record(ticketMark)) });

/** What saving a contact answers: the contact, or a ticket in its place or inside it. */
export type SavedContact = z.infer<typeof savedContactSchema>;

/** The uuid of the ticket an answer stands for; null where it is a contact and nothing else (CONT-22). */
export const ticketOfSavedContact = (saved: SavedContact): string | null =>
  [saved, saved.ticket].find((part) => part?.uuid && part.status)?.uuid ?? null;

const uploadResultSchema = record({
  newContacts: certain(listOf(record({ contactName: certain(text, ''), contactId: id })), []),
  /** Rows that were refused, by name. */
  errorBag: certain(
    listOf(record({ contactName: certain(text, ''), error: record({ message: certain(text, '') }) })),
    [],
  ),
});

/** rest.md §10. */
export const contacts = {
  page: call('GET', () => '/contacts', paged(contactSchema, 'contacts')),
  list: call('GET', () => '/contacts/list', many(contactSchema, 'contacts')),
  show: call('GET', (contactId: number) => `/contacts/${part(contactId)}`, one(contactSchema)),
  /** Absent on servers A and B. */
  extraInfo: call(
    'GET',
    (contactId: number) => `/contacts-extrainfo/${part(contactId)}`,
    many(extraInfoSchema, 'extraInfo'),
  ),
  create: call('POST', () => '/contacts', one(savedContactSchema)),
  update: call('PUT', (contactId: number) => `/contacts/${part(contactId)}`, one(savedContactSchema)),
  remove: call('DELETE', (contactId: number) => `/contacts/${part(contactId)}`, nothing),
  /** The rows of a spreadsheet as JSON; server A alone, else 404. */
  upload: call('POST', () => '/contacts/upload', one(uploadResultSchema)),
  /** The spreadsheet itself, or the phone's address book, by server. */
  importFile: call('POST', () => '/contacts/import', nothing),
  /** Absent on servers A and B. */
  syncTags: call('POST', () => '/contact-tags/sync', nothing),
};
