import type * as z from 'zod/mini';
import { certain, flag, id, listOf, maybe, maybeNull, named, number, record, stamps, text } from '../parse';
import { listChange, type EventRow } from '../events/changes';

/** One recipient of a contact list. */
export const contactListItemSchema = record({
  ...named,
  number: certain(text, ''),
  email: maybeNull(text),
  /** The number exists on WhatsApp. */
  isWhatsappValid: maybeNull(flag),
  companyId: maybe(id),
  contactListId: maybe(id),
  ...stamps,
});
export type ContactListItem = z.infer<typeof contactListItemSchema>;

/** A contact list. Only list answers contain `contactsCount` (as text), and only campaigns contain `contacts`. */
export const contactListSchema = record({
  ...named,
  companyId: maybe(id),
  contactsCount: maybe(number),
  contacts: maybe(listOf(contactListItemSchema)),
  ...stamps,
});
export type ContactList = z.infer<typeof contactListSchema>;

export const contactListEvent = {
  names: ['company-{company}-ContactList'],
  read: listChange(contactListSchema, 'contactList', 'contactListId'),
} satisfies EventRow;

export const contactListItemEvent = {
  names: ['company-{company}-ContactListItem'],
  /** The imports of one contact list. */
  channel: 'company-{company}-ContactListItem-{record}',
  read: listChange(contactListItemSchema, 'contactListItem', 'contactListItemId'),
} satisfies EventRow;
