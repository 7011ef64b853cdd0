import type { Contact, ExtraInfo } from '@/protocol/records/contacts';
import type { EntitiesState } from '../state';

const NONE: readonly ExtraInfo[] = [];

/** A contact's pairs: from their own call where the server has it, else those that came with the contact. */
export const selectContactExtras = (state: EntitiesState, contact: Contact | null | undefined): readonly ExtraInfo[] =>
  (contact && state.contactExtras.byContact[contact.id]) ?? contact?.extraInfo ?? NONE;
