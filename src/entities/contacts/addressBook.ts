import type { Contact } from '@/protocol/records/contacts';
import type { SearchQuery } from '../collection/collectionState';
import { createCollection } from '../collection/createCollection';
import type { EntitiesState } from '../state';

/** What the list of contacts is asked by. */
export interface ContactSearch extends SearchQuery {
  /** Contacts that carry all of these tags; empty for any. */
  readonly tagIds: readonly number[];
}

/** The contacts of their screen; tickets carry contacts of their own. */
export const addressBook = createCollection<Contact, ContactSearch>('addressBook', {
  views: { page: ({ api, signal }, { query, pageNumber }) => api.contacts.page({ ...query, pageNumber }, signal) },
  event: 'contact',
  remove: ({ api }, id) => api.contacts.remove(id),
  words: ({ name, number }) => [name, number],
  // A contact whose tags are not told cannot be judged.
  filter: ({ tags }, { tagIds }) => !tags || tagIds.every((id) => tags.some((tag) => tag.id === id)),
  compare: (left, right) => left.name.localeCompare(right.name),
  texts: { removed: 'contacts:page.removed', notRemoved: 'contacts:page.notRemoved' },
});

/**
 * Do this server's contacts carry tags? The mark of the documented contact area: only there a filter by tags finds
 * anything, and a file can be imported as it is.
 */
export const selectContactsCarryTags = (state: EntitiesState): boolean =>
  Object.values(addressBook.selectTable(state)).some(({ tags }) => tags !== undefined);
