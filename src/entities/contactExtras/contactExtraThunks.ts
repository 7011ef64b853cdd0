import type { ExtraInfo } from '@/protocol/records/contacts';
import type { ContactRef } from '../contacts/contactThunks';
import { createAppThunk } from '../thunk';

/** Asks for a contact's extra info until the server proves to lack the call. */
export const loadContactExtras = createAppThunk<ExtraInfo[], ContactRef>(
  'contactExtras/load',
  ({ contactId }, { extra }) => extra.api.contacts.extraInfo(contactId),
  { silent: true, condition: (_, { contactExtras }) => !contactExtras.absent },
);
