import type { ApiFailure } from '@/protocol/errors';
import type { ContactList, ContactListItem } from '@/protocol/records/contactLists';
import { EVERYTHING, type SearchQuery } from '../../base/collection/collectionState';
import { byName, doneTexts, wholeList } from '../../base/collection/collectionOptions';
import { createCollection } from '../../base/collection/createCollection';
import { createFormReader, createRecordReader } from '../../base/collection/recordReader';
import { searchInForms } from '../../base/searchInForms';
import { createAppThunk } from '../../base/thunk';

export interface ContactListFields {
  readonly name: string;
}

/** Contact lists: `page` is the list of their screen, `all` serves choices. */
export const contactLists = createCollection<ContactList, SearchQuery, ContactListFields, 'page' | 'all'>(
  'contactLists',
  {
    views: {
      page: ({ api, signal }, { query, pageNumber }) => api.contactLists.page({ ...query, pageNumber }, signal),
      all: async ({ api, session: { user } }) => wholeList(await api.contactLists.list(user?.companyId ?? 0)),
    },
    event: 'contactList',
    save: ({ api }, id, { name }) => (id === null ? api.contactLists.create(name) : api.contactLists.update(id, name)),
    remove: ({ api }, id) => api.contactLists.remove(id),
    words: ({ name }) => [name],
    compare: byName,
    texts: doneTexts,
  },
);

/** Reads all contact lists of the company. */
export const loadContactLists = () => contactLists.load({ view: 'all', query: EVERYTHING, page: 1 });

/** The contact list whose items a query asks for. */
export interface ItemQuery extends SearchQuery {
  readonly contactListId: number;
}

export interface ContactListItemFields {
  readonly name: string;
  readonly number: string;
  readonly email: string;
  readonly contactListId: number;
}

/** The items of contact lists; a view shows those of one list. */
export const contactListItems = createCollection<ContactListItem, ItemQuery, ContactListItemFields>(
  'contactListItems',
  {
    views: {
      page: async ({ api, signal }, { query, pageNumber }) => {
        const answer = await searchInForms(query.searchParam, (searchParam) =>
          api.contactListItems.page({ ...query, searchParam, pageNumber }, signal),
        );
        // Events of all lists share one name, and servers have returned items of other lists.
        const own = ({ contactListId = query.contactListId }: ContactListItem) => contactListId === query.contactListId;
        return { ...answer, records: answer.records.filter(own) };
      },
    },
    event: 'contactListItem',
    save: async ({ api, session: { user } }, id, fields) => {
      const body = { ...fields, companyId: user?.companyId ?? 0 };
      return id === null ? api.contactListItems.create(body) : api.contactListItems.update(id, body);
    },
    remove: ({ api }, id) => api.contactListItems.remove(id),
    words: ({ name, number }) => [name, number],
    filter: (item, { contactListId }) => item.contactListId === contactListId,
    compare: byName,
    texts: doneTexts,
  },
);

/** Reads one list by its id. */
export const loadContactList = createRecordReader(contactLists, (api, id) => api.contactLists.show(id));

/** Reads one item. */
export const readContactListItem = createFormReader(contactListItems, (api, id) => api.contactListItems.show(id));

/** What proxies answer for a server that is still busy; null is no answer at all. */
const STILL_BUSY: ReadonlySet<number | null> = new Set([null, 408, 504, 524]);

/**
 * Uploads a spreadsheet and resolves with the items it added; null where the server has not answered: it looks for each number on
 * WhatsApp, which may take longer than an answer may, and goes on all the same.
 */
export const importContactListItems = createAppThunk<
  ContactListItem[] | null,
  { readonly contactListId: number; readonly file: File }
>(
  'contactListItems/import',
  async ({ contactListId, file }, { extra: { api } }) => {
    try {
      return await api.contactLists.upload(contactListId, file);
    } catch (error) {
      if (STILL_BUSY.has((error as ApiFailure).status)) return null;
      throw error;
    }
  },
  {
    fallbackKey: 'contactLists:import.failed',
  },
);
