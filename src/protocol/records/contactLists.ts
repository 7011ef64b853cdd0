import type * as z from 'zod/mini';
import { certain, flag, id, listOf, maybe, maybeNull, named, number, record, stamps, text } from '../parse';
import { event, listChange } from '../events/changes';

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

export const contactListEvent = event(
  ['company-{company}-ContactList'],
  listChange(contactListSchema, 'contactList', 'contactListId'),
);

/** Its channel reports the imports into one contact list. */
export const contactListItemEvent = event(
  ['company-{company}-ContactListItem'],
  listChange(contactListItemSchema, 'contactListItem', 'contactListItemId'),
  { channel: 'company-{company}-ContactListItem-{record}' },
);
