import type { Contact } from '@/protocol/records/contacts';
import { ticketOfSavedContact, type SavedContact } from '@/protocol/records/contacts';

/** The contact in the answer to a save; null where a ticket came in its place, whose id names no contact. */
export const contactOfSave = (saved: SavedContact | null): Contact | null => {
  if (!saved || (!saved.ticket && ticketOfSavedContact(saved) !== null)) return null;
  const { uuid: _uuid, status: _status, ticket: _ticket, ...contact } = saved;
  return contact;
};

/** The id of a person who becomes a contact only when what they are for is confirmed. */
export const UNSAVED_CONTACT = 0;
