import type { Contact } from '@/protocol/records/contacts';
import { readAllPages } from '../readAllPages';
import { createAppThunk } from '../thunk';
import type { ContactSearch } from './addressBook';

/** Reads every page of a search. */
export const readAllContacts = createAppThunk<Contact[], ContactSearch>(
  'contacts/readAll',
  (query, { extra: { api }, signal }) =>
    readAllPages((pageNumber) => api.contacts.page({ ...query, pageNumber }, signal)),
  { failureKey: 'contacts:page.exportFailed' },
);
