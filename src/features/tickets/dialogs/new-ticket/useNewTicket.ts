import { useRef, useState } from 'react';
import type { Contact } from '@/protocol/records/contacts';
import { contactOfSave, saveContact, UNSAVED_CONTACT } from '@/entities/company/contacts/contacts';
import { createTicket } from '@/entities/conversations/tickets/newTicketThunk';
import { useAppDispatch } from '@/store/hooks';
import { useHolderText } from '../../shared/useHolderText';

export interface NewTicketValues {
  readonly contact: Contact;
  readonly queueId?: number;
  readonly whatsappId: number | null;
}

interface NewTicketControl {
  /** Name of the owner of the ticket that blocks the new one, if known. */
  readonly taken: string | null;
  /** The choices have changed, so that it may not block them. */
  readonly forgetTaken: () => void;
  /** Rejects with the failure of every other refusal. */
  readonly start: (values: NewTicketValues) => Promise<void>;
}

/** Creates the ticket of the dialog, and its contact if it does not exist yet; the feature's listeners decide what is opened next. */
export const useNewTicket = (onClose: () => void): NewTicketControl => {
  const textOf = useHolderText();
  const dispatch = useAppDispatch();
  // A second attempt reuses the contact that the first one created.
  const made = useRef<Contact | null>(null);
  const [taken, setTaken] = useState<string | null>(null);

  const savedContact = async (contact: Contact): Promise<Contact> => {
    if (contact.id !== UNSAVED_CONTACT) return contact;
    const fields = { name: contact.name, number: contact.number ?? '', email: '', extraInfo: [] };
    made.current ??= contactOfSave(await dispatch(saveContact({ contactId: null, fields })).unwrap());
    if (!made.current) throw new Error('The answer contains no contact');
    return made.current;
  };
  const start = async ({ contact, queueId, whatsappId }: NewTicketValues) => {
    setTaken(null);
    const wish = { contact: await savedContact(contact), queueId: queueId ?? null, whatsappId: whatsappId ?? null };
    const outcome = await dispatch(createTicket(wish)).unwrap();
    if (outcome.kind === 'opened') onClose();
    else setTaken(outcome.holder && textOf(outcome.holder));
  };
  return { taken, forgetTaken: () => setTaken(null), start };
};
