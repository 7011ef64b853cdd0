import type { ContactQuery, ContactToSave } from '@/api/contacts';
import type { Page } from '@/protocol/answers';
import { type Contact, type SavedContact, ticketOfSavedContact } from '@/protocol/records/contacts';
import { byName, wholeList } from '../../base/collection/collectionOptions';
import type { SearchQuery } from '../../base/collection/collectionState';
import { createCollection } from '../../base/collection/createCollection';
import { readNewest } from '../../base/collection/readNewest';
import { watchRecord } from '../../base/collection/watchRecord';
import { readAllPages } from '../../base/readAllPages';
import { searchInForms } from '../../base/searchInForms';
import type { EntitiesState } from '../../base/state';
import { createAppThunk, type Services } from '../../base/thunk';
import { selectTags } from '../tags/tags';

/** The contact in the answer to a save; null where a ticket came in its place, whose id names no contact. */
export const contactOfSave = (saved: SavedContact | null): Contact | null => {
  if (!saved || (!saved.ticket && ticketOfSavedContact(saved) !== null)) return null;
  const { uuid: _uuid, status: _status, ticket: _ticket, ...contact } = saved;
  return contact;
};

/** The id of a contact that is not saved until its dialog is confirmed. */
export const UNSAVED_CONTACT = 0;

/** The query of the list of contacts. */
export interface ContactSearch extends SearchQuery {
  /** Contacts that carry all of these tags; empty for any. */
  readonly tagIds: readonly number[];
}

const readPage = ({ contacts: { page } }: Services['api'], query: ContactQuery, signal: AbortSignal) =>
  searchInForms(query.searchParam ?? '', (searchParam) => page({ ...query, searchParam }, signal));

/** The contacts of the contacts screen; tickets contain their own copies. */
export const contacts = createCollection<Contact, ContactSearch>('contacts', {
  views: { page: ({ api, signal }, { query, pageNumber }) => readPage(api, { ...query, pageNumber }, signal) },
  event: 'contact',
  remove: ({ api }, id) => api.contacts.remove(id),
  words: ({ name, number }) => [name, number],
  // A contact with unknown tags may match.
  filter: ({ tags }, { tagIds }) => !tags || tagIds.every((id) => tags.some((tag) => tag.id === id)),
  compare: byName,
  texts: { removed: 'contacts:page.removed', notRemoved: 'contacts:page.notRemoved' },
});

/**
 * Do this server's contacts carry tags? Only servers where they do can filter contacts by tags and import a file as it is.
 */
export const selectContactsCarryTags = (state: EntitiesState): boolean =>
  Object.values(contacts.selectTable(state)).some(({ tags }) => tags !== undefined);

export interface ContactRef {
  readonly contactId: number;
}

/** Reads one contact with the fields that tickets lack: e-mail, age, extra info. */
export const loadContact = createAppThunk<Contact | null, ContactRef>(
  'contacts/loadOne',
  ({ contactId }, { extra, getState, signal }) =>
    readNewest(contacts, getState, contactId, () => extra.api.contacts.show(contactId, signal)),
  { silent: true },
);

/** Reads contacts to choose from: all without a text, else the first that match it. */
export const searchContacts = createAppThunk<Page<Contact>, string>(
  'contacts/search',
  async (searchParam, { extra: { api }, getState, signal }) => {
    if (searchParam !== '') return readPage(api, { searchParam, pageNumber: 1 }, signal);
    return wholeList(await api.contacts.list(getState().session.user?.companyId ?? 0, signal));
  },
  { silent: true },
);

interface ContactSave {
  /** Null creates the contact. */
  readonly contactId: number | null;
  readonly fields: ContactToSave;
}

/** Creates or changes a contact. */
export const saveContact = createAppThunk<SavedContact | null, ContactSave>(
  'contacts/saveOne',
  async ({ contactId, fields }, { dispatch, getState, extra: { api } }) => {
    const isDeleted = watchRecord(contacts, getState, contactId);
    const answer = await (contactId === null ? api.contacts.create(fields) : api.contacts.update(contactId, fields));
    const contact = contactOfSave(answer);
    if (contact && !isDeleted()) dispatch(contacts.received(contact));
    return answer;
  },
);

/**
 * Replaces a contact's tags, also in the list, since neither an event nor an answer tells of them; a server without this call is
 * remembered for the session.
 */
export const syncContactTags = createAppThunk<void, ContactRef & { readonly tagIds: readonly number[] }>(
  'contacts/syncTags',
  async ({ contactId, tagIds }, { dispatch, extra, getState }) => {
    await extra.api.contacts.syncTags(contactId, tagIds);
    const contact = contacts.selectById(getState(), contactId);
    const tags = selectTags(getState()).filter(({ id }) => tagIds.includes(id));
    if (contact) dispatch(contacts.received({ ...contact, tags }));
  },
  { condition: (_, { absentCalls }) => !absentCalls.contactTags },
);

/** Reads every page of a search. */
export const readAllContacts = createAppThunk<Contact[], ContactSearch>(
  'contacts/readAll',
  (query, { extra: { api }, signal }) => readAllPages((pageNumber) => readPage(api, { ...query, pageNumber }, signal)),
  { failureKey: 'contacts:page.exportFailed' },
);
