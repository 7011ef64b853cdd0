import { useCallback, useState } from 'react';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { loadContact } from '@/entities/contacts/contactThunks';
import { useAppDispatch } from '@/store/hooks';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { TextField } from '@/ui/form/TextField';
import { useFormSubmit } from '@/ui/form/useFormSubmit';
import { useLengthRules } from '@/ui/form/useLengthRules';
import { useAnswer } from '@/ui/useAnswer';
import { NAME_LENGTH, NUMBER_LENGTH, valuesOf, type ContactFormValues } from './contactForm';
import { ContactTagsField } from './ContactTagsField';
import { ExtraInfoFields } from './ExtraInfoFields';
import { useContactSave } from './useContactSave';

interface ContactDialogProps {
  /** Null opens the empty form. */
  readonly contactId: number | null;
  readonly onClose: () => void;
}

const EMPTY = valuesOf(null);

/** Creates a contact, or changes one that is read from the server first (CONT-10, CONT-11, CONT-15 to CONT-20). */
export const ContactDialog = ({ contactId, onClose }: ContactDialogProps) => {
  const { t } = useTranslation(['contacts', 'common']);
  const dispatch = useAppDispatch();
  const lengthRules = useLengthRules();
  const [form] = Form.useForm<ContactFormValues>();
  const [withoutTags, setWithoutTags] = useState<ContactFormValues | null>(null);
  const ask = useCallback(
    async () => (contactId === null ? EMPTY : valuesOf(await dispatch(loadContact({ contactId })).unwrap())),
    [contactId, dispatch],
  );
  const { status, value, reload } = useAnswer(ask);
  const saved = withoutTags ?? (contactId === null ? EMPTY : value);
  const savedTagIds = saved?.tagIds ?? [];

  const send = useContactSave({
    contactId,
    savedTagIds,
    onClose,
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
      failed={status === 'failed' ? { title: t('dialog.loadFailed'), onRetry: reload } : undefined}
      busy={busy}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      {/* Typing goes on where the dialog begins. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <TextField name="name" label={t('dialog.name')} autoFocus rules={lengthRules(NAME_LENGTH)} />
      <TextField
        name="number"
        label={t('dialog.number')}
        inputMode="tel"
        placeholder={t('dialog.numberHint')}
        rules={lengthRules(NUMBER_LENGTH)}
      />
      <TextField
        name="email"
        label={t('dialog.email')}
        inputMode="email"
        rules={[{ type: 'email', message: t('common:form.invalidEmail') }]}
      />
      <ContactTagsField />
      <ExtraInfoFields />
    </EditorDialog>
  );
};
