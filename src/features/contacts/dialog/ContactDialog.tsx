import { useCallback, useState } from 'react';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Contact } from '@/protocol/records/contacts';
import { loadContact } from '@/entities/contacts/contactThunks';
import { useAppDispatch } from '@/store/hooks';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { TextField } from '@/ui/form/TextField';
import { useEditedRecord } from '@/ui/form/useEditedRecord';
import { useEmailRule } from '@/ui/form/useEmailRule';
import { useFormSubmit } from '@/ui/form/useFormSubmit';
import { NAME_LENGTH, useLengthRules } from '@/ui/form/useLengthRules';
import { NUMBER_LENGTH, valuesOf, type ContactFormValues } from './contactForm';
import { ContactTagsField } from './ContactTagsField';
import { ExtraInfoFields } from './ExtraInfoFields';
import { useContactSave } from './useContactSave';

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
  const [form] = Form.useForm<ContactFormValues>();
  const [withoutTags, setWithoutTags] = useState<ContactFormValues | null>(null);
  const read = useCallback((id: number) => dispatch(loadContact({ contactId: id })).unwrap(), [dispatch]);
  const { record, failed } = useEditedRecord(contactId, read, t('dialog.loadFailed'));
  const saved = withoutTags ?? (contactId === null ? { ...valuesOf(null), number } : record && valuesOf(record));
  const savedTagIds = saved?.tagIds ?? [];

  const send = useContactSave({
    contactId,
    savedTagIds,
    onSaved,
    onTagsAbsent: (values) => {
      form.setFieldValue('tagIds', savedTagIds);
      setWithoutTags({ ...values, tagIds: savedTagIds });
    },
  });
  const { busy, refusal, submit } = useFormSubmit(form, send);
  return (
    <EditorDialog
      title={t(contactId === null ? 'dialog.create' : 'dialog.edit')}
      form={form}
      saved={saved}
      failed={failed}
      busy={busy}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      {/* The first field gets the focus when the dialog opens. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <TextField name="name" label={t('dialog.name')} autoFocus rules={lengthRules(NAME_LENGTH)} />
      <TextField
        name="number"
        label={t('dialog.number')}
        inputMode="tel"
        placeholder={t('dialog.numberHint')}
        rules={lengthRules(NUMBER_LENGTH)}
      />
      <TextField name="email" label={t('dialog.email')} inputMode="email" rules={[emailRule]} />
      <ContactTagsField />
      <ExtraInfoFields />
    </EditorDialog>
  );
};
