import type { ContactToSave } from '@/api/contacts';
import type { Contact } from '@/protocol/records/contacts';
import type { Page } from '@/protocol/answers';
import type { SavedContact } from '@/protocol/records/contacts';
import { wholeList } from '../collection/collectionOptions';
import { createAppThunk } from '../thunk';
import { addressBook } from './addressBook';
import { contactOfSave } from './savedContact';

export interface ContactRef {
  readonly contactId: number;
}

/** Reads one contact with what tickets lack of it: e-mail, age, extra info. */
export const loadContact = createAppThunk<Contact | null, ContactRef>(
  'contacts/load',
  ({ contactId }, { extra, signal }) => extra.api.contacts.show(contactId, signal),
  { silent: true },
);

/** Contacts for a choice: all without a text, else the first that match it. */
export const searchContacts = createAppThunk<Page<Contact>, string>(
  'contacts/search',
  async (searchParam, { extra: { api }, getState, signal }) => {
    if (searchParam !== '') return api.contacts.page({ searchParam, pageNumber: 1 }, signal);
    return wholeList(await api.contacts.list(getState().session.user?.companyId ?? 0, signal));
  },
  { silent: true },
);

export interface ContactSave {
  /** Null creates the contact. */
  readonly contactId: number | null;
  readonly fields: ContactToSave;
}

/** Creates or changes a contact. */
export const saveContact = createAppThunk<SavedContact | null, ContactSave>(
  'contacts/save',
  async ({ contactId, fields }, { dispatch, extra: { api } }) => {
    const answer = await (contactId === null ? api.contacts.create(fields) : api.contacts.update(contactId, fields));
    const contact = contactOfSave(answer);
    if (contact) dispatch(addressBook.received(contact));
    return answer;
  },
);

/** Replaces a contact's tags; a server without this call is remembered for the session. */
export const syncContactTags = createAppThunk<null, ContactRef & { readonly tagIds: readonly number[] }>(
  'contacts/syncTags',
  ({ contactId, tagIds }, { extra }) => extra.api.contacts.syncTags(contactId, tagIds),
  { condition: (_, { contacts }) => !contacts.tagsAbsent },
);
