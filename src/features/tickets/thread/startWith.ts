import type { Contact } from '@/protocol/records/contacts';
import { saveContact, searchContacts } from '@/entities/contacts/contactThunks';
import { contactOfSave } from '@/entities/contacts/savedContact';
import { createAppThunk } from '@/entities/thunk';
import type { SharedContact } from './contactCard';

const digitsOf = (number: string): string => number.replaceAll(/\D/g, '');

/** The contact of a card somebody sent; one that is not known yet is created. Null where neither worked. */
export const findSharedContact = createAppThunk<Contact | null, SharedContact>(
  'conversation/findSharedContact',
  async ({ name, number }, { dispatch }) => {
    const digits = digitsOf(number);
    const { records } = await dispatch(searchContacts(digits)).unwrap();
    const known = records.find((contact) => digitsOf(contact.number ?? '') === digits);
    if (known) return known;
    const fields = { name: name || digits, number: digits, email: '', extraInfo: [] };
    return contactOfSave(await dispatch(saveContact({ contactId: null, fields })).unwrap());
  },
);
