import type { Contact } from '@/protocol/records/contacts';
import { searchContacts, UNSAVED_CONTACT } from '@/entities/contacts/contacts';
import { createAppThunk } from '@/entities/thunk';
import type { SharedContact } from './contactCard';

const digitsOf = (number: string): string => number.replaceAll(/\D/g, '');

/** The contact of a card somebody sent; one that is not known yet has the id 0 until its conversation is confirmed. */
export const findSharedContact = createAppThunk<Contact, SharedContact>(
  'conversation/findSharedContact',
  async ({ name, number }, { dispatch }) => {
    const digits = digitsOf(number);
    const { records } = await dispatch(searchContacts(digits)).unwrap();
    const known = records.find((contact) => digitsOf(contact.number ?? '') === digits);
    return known ?? { id: UNSAVED_CONTACT, name: name || digits, number: digits };
  },
);
