import { type Contact, contactSchema, extraInfoSchema } from '../entities/contacts';
import { type Ticket, ticketSchema } from '../entities/tickets';
import { certain, id, listOf, parseRecord, record, text } from '../parse';
import { call, field, many, nothing, one, paged, part } from './call';

/** What saving a contact answers: the contact, or a ticket in its place or inside it (CONT-22). */
export interface SavedContact {
  readonly contact: Contact | null;
  readonly ticket: Ticket | null;
}

/** Anything with a uuid and a status counts as a ticket; every other record is the contact. */
const readTicket = (value: unknown): Ticket | null => {
  const ticket = parseRecord(ticketSchema, value);
  return ticket && ticket.status !== '' ? ticket : null;
};

const readSaved = (body: unknown): SavedContact => {
  const ticket = readTicket(body);
  if (ticket) return { contact: ticket.contact ?? null, ticket };
  return { contact: parseRecord(contactSchema, body), ticket: readTicket(field(body, 'ticket')) };
};

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
  create: call('POST', () => '/contacts', readSaved),
  update: call('PUT', (contactId: number) => `/contacts/${part(contactId)}`, readSaved),
  remove: call('DELETE', (contactId: number) => `/contacts/${part(contactId)}`, nothing),
  /** The rows of a spreadsheet as JSON; server A alone, else 404. */
  upload: call('POST', () => '/contacts/upload', one(uploadResultSchema)),
  /** The spreadsheet itself, or the phone's address book, by server. */
  importFile: call('POST', () => '/contacts/import', nothing),
  /** Absent on servers A and B. */
  syncTags: call('POST', () => '/contact-tags/sync', nothing),
};
