import { type FormInstance, Select } from 'antd';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { conversationAddress } from '@/domain/conversations/ticketAddress';
import { isSameSet } from '@/lib/sameItems';
import { isStaleAnswer } from '@/entities/base/failure';
import {
  contactOfSave,
  contacts,
  loadContact,
  saveContact,
  searchContacts,
  syncContactTags,
} from '@/entities/company/contacts/contacts';
import { isAbsentEndpoint } from '@/protocol/errors';
import { type Contact, ticketOfSavedContact } from '@/protocol/records/contacts';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { useTags } from '@/store/useTags';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { Field } from '@/ui/form/Field';
import { TextField } from '@/ui/form/TextField';
import { selectSearch } from '@/ui/form/selectSearch';
import { toOption } from '@/ui/form/toOption';
import { useRecordChoice } from '@/ui/form/useRecordChoice';
import { useFollowedRecord } from '@/ui/form/useFollowedRecord';
import { type SaveOutcome, useEditedRecord, useEditorForm } from '@/ui/form/useRecordEditor';
import { NAME_LENGTH, NUMBER_LENGTH, useEmailRule, useLengthRules } from '@/ui/form/useFieldRules';
import { useNavigate } from '@/ui/navigation';
import { useLeft } from '@/ui/useLeft';
import styles from '../contacts.module.css';
import { ExtraInfoFields } from './ExtraInfoFields';
import { type ContactFormValues, fieldsOf, valuesOf } from './contactForm';

interface ContactSaveOptions {
  readonly contactId: number | null;
  readonly savedTagIds: readonly number[];
  /** Null where the server answered a ticket. */
  readonly onSaved: (contact: Contact | null) => void;
  /** The contact is saved, but the server keeps no tags: the dialog stays, so that this is seen. */
  readonly onTagsAbsent: (values: ContactFormValues, form: FormInstance<ContactFormValues>) => void;
}

/**
 * Saves the contact, then its tags where they were changed; throws the refusal for the form to show. `leave` is for the dialog that
 * closes after it.
 */
const useContactSave = ({ contactId, savedTagIds, onSaved, onTagsAbsent }: ContactSaveOptions) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const left = useLeft();
  // A contact that was created before its tags were refused is changed, not created again, by the next try.
  const createdId = useRef(contactId);
  const knownTagIds = useRef<readonly number[] | null>(null);
  const leave = useRef(() => {});

  /** The new contact, for an answer that does not tell it: only its id leads to its tags. */
  const findNew = async (number: string): Promise<Contact | null> => {
    const found = await dispatch(searchContacts(number));
    if (searchContacts.fulfilled.match(found)) {
      return found.payload.records.find((contact) => contact.number === number) ?? null;
    }
    if (isStaleAnswer(found)) throw found.error;
    return null;
  };

  /** Resolves with why they are not saved: the server lacks the call, or the contact's id is not known. */
  const saveTags = async (tagIds: readonly number[]): Promise<'absent' | 'unknown' | null> => {
    if (isSameSet(tagIds, knownTagIds.current ?? savedTagIds)) return null;
    if (createdId.current === null) return 'unknown';
    const answer = await dispatch(syncContactTags({ contactId: createdId.current, tagIds }));
    if (!syncContactTags.rejected.match(answer) || answer.meta.condition) {
      knownTagIds.current = tagIds;
      return null;
    }
    if (isAbsentEndpoint(answer.error)) return 'absent';
    throw answer.error;
  };

  const save = async (
    values: ContactFormValues,
    form: FormInstance<ContactFormValues>,
  ): Promise<SaveOutcome<ContactFormValues>> => {
    const fields = fieldsOf(values);
    const stored = await dispatch(saveContact({ contactId: createdId.current, fields })).unwrap();
    const contact = contactOfSave(stored) ?? (createdId.current === null ? await findNew(fields.number) : null);
    createdId.current ??= contact?.id ?? null;
    const tagsLack = await saveTags(values.tagIds);
    const ticketUuid = stored && ticketOfSavedContact(stored);
    const tell = () =>
      dispatch(
        tagsLack === 'unknown'
          ? toastShown({ kind: 'warning', textKey: 'contacts:dialog.savedWithoutTags' })
          : toastShown({ kind: 'success', textKey: 'contacts:dialog.saved' }),
      );
    if (tagsLack === 'absent' && !ticketUuid) {
      onTagsAbsent(values, form);
      tell();
      return 'stay';
    }
    leave.current = () => {
      // Who left the dialog during its save is elsewhere by now.
      const isFollowed = ticketUuid && !left.current;
      onSaved(ticketUuid ? null : contact);
      if (isFollowed) void navigate(conversationAddress(ticketUuid));
      tell();
    };
    // A ticket leads elsewhere.
    if (ticketUuid) return 'close';
    return createdId.current === null ? 'unidentified' : undefined;
  };
  return { save, leave: () => leave.current() };
};

/** The contact's tags; off, with the reason, once the server proved to keep none. */
const ContactTagsField = () => {
  const { t } = useTranslation('contacts');
  const absent = useAppSelector((state) => state.absentCalls.contactTags);
  const { tags, status } = useTags(!absent);
  const choice = useRecordChoice(status, tags);
  return (
    <>
      <Field name="tagIds" label={t('dialog.tags')}>
        <Select
          mode="multiple"
          size="large"
          disabled={absent}
          showSearch={selectSearch}
          options={tags.map(toOption)}
          {...choice}
        />
      </Field>
      {absent && <p className={styles.note}>{t('dialog.tagsAbsent')}</p>}
    </>
  );
};

interface ContactDialogProps {
  /** Null opens the empty form. */
  readonly contactId: number | null;
  /** Of a new contact, as far as it is known. */
  readonly number?: string;
  readonly onClose: () => void;
  /** In place of `onClose` once the contact is saved; null where the server answered a ticket, which is opened. */
  readonly onSaved?: (contact: Contact | null) => void;
}

/** Creates a contact, or changes one that is read from the server first. */
export const ContactDialog = ({ contactId, number = '', onClose, onSaved = onClose }: ContactDialogProps) => {
  const { t } = useTranslation(['contacts', 'common']);
  const dispatch = useAppDispatch();
  const lengthRules = useLengthRules();
  const emailRule = useEmailRule();
  const [withoutTags, setWithoutTags] = useState<ContactFormValues | null>(null);
  const store = useAppStore();
  const read = useCallback(
    async (id: number) => {
      const contact = await dispatch(loadContact({ contactId: id })).unwrap();
      // What only the list tells would be lost: a save replaces all tags.
      return contact && { ...contacts.selectById(store.getState(), id), ...contact };
    },
    [dispatch, store],
  );
  const edited = useEditedRecord(contactId, read, t('dialog.loadFailed'));
  const record = useFollowedRecord(contacts, contactId, edited.record);
  const saved = withoutTags ?? (contactId === null ? { ...valuesOf(null), number } : record && valuesOf(record));
  const savedTagIds = saved?.tagIds ?? [];

  const { save, leave } = useContactSave({
    contactId,
    savedTagIds,
    onSaved,
    onTagsAbsent: (values, form) => {
      form.setFieldValue('tagIds', savedTagIds);
      setWithoutTags({ ...values, tagIds: savedTagIds });
    },
  });
  const editor = useEditorForm<ContactFormValues>({ saved, follows: true, save, onClose: leave });
  return (
    <EditorDialog
      {...editor}
      onClose={onClose}
      title={t(contactId === null ? 'dialog.create' : 'dialog.edit')}
      failed={edited.failed}
      // A number the dialog is opened with belongs to another contact than the last new one.
      kept={`contacts#${contactId ?? `new${number}`}`}
    >
      <TextField name="name" label={t('dialog.name')} rules={lengthRules(NAME_LENGTH)} />
      <TextField
        name="number"
        label={t('dialog.number')}
        inputMode="tel"
        placeholder={t('dialog.numberHint')}
        // Servers fail without a number.
        rules={lengthRules({ required: true, ...NUMBER_LENGTH })}
      />
      <TextField name="email" label={t('dialog.email')} inputMode="email" rules={[emailRule]} />
      <ContactTagsField />
      <ExtraInfoFields />
    </EditorDialog>
  );
};
