import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isAbsentEndpoint } from '@/protocol/errors';
import { ticketOfSavedContact, type Contact } from '@/protocol/records/contacts';
import { saveContact, syncContactTags } from '@/entities/contacts/contactThunks';
import { contactOfSave } from '@/entities/contacts/savedContact';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { fieldsOf, isSameSet, type ContactFormValues } from './contactForm';

interface ContactSaveOptions {
  readonly contactId: number | null;
  readonly savedTagIds: readonly number[];
  /** Null where the server answered a ticket. */
  readonly onSaved: (contact: Contact | null) => void;
  /** The contact is saved, but the server keeps no tags: the dialog stays, so that this is seen. */
  readonly onTagsAbsent: (values: ContactFormValues) => void;
}

/** Saves the contact, then its tags where they were changed; throws the refusal for the form to show. */
export const useContactSave = ({ contactId, savedTagIds, onSaved, onTagsAbsent }: ContactSaveOptions) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  // A contact that was created before its tags were refused is changed, not created again, by the next try.
  const createdId = useRef(contactId);

  /** False when the server lacks the call. */
  const saveTags = async (tagIds: readonly number[]): Promise<boolean> => {
    if (createdId.current === null || isSameSet(tagIds, savedTagIds)) return true;
    const answer = await dispatch(syncContactTags({ contactId: createdId.current, tagIds }));
    if (!syncContactTags.rejected.match(answer) || answer.meta.condition) return true;
    if (isAbsentEndpoint(answer.error)) return false;
    throw answer.error;
  };

  return async (values: ContactFormValues): Promise<void> => {
    const answer = await dispatch(saveContact({ contactId: createdId.current, fields: fieldsOf(values) }));
    if (saveContact.rejected.match(answer)) throw answer.error;
    const contact = contactOfSave(answer.payload);
    createdId.current ??= contact?.id ?? null;
    const hasTags = await saveTags(values.tagIds);
    dispatch(toastShown({ kind: 'success', textKey: 'contacts:dialog.saved' }));
    const ticketUuid = answer.payload && ticketOfSavedContact(answer.payload);
    if (!hasTags && !ticketUuid) {
      onTagsAbsent(values);
      return;
    }
    onSaved(contact);
    if (ticketUuid) void navigate(`/tickets/${ticketUuid}`);
  };
};
