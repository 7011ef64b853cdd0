import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactListItem } from '@/protocol/records/contactLists';
import {
  contactListItems,
  type ContactListItemFields,
  loadContactListItem,
} from '@/entities/contactLists/contactLists';
import { useAppDispatch } from '@/store/hooks';
import { useRecordSave } from '@/ui/collection/useRecordSave';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { TextField } from '@/ui/form/TextField';
import { useEditedRecord } from '@/ui/form/useEditedRecord';
import { useEditorForm } from '@/ui/form/useEditorForm';
import { useEmailRule } from '@/ui/form/useEmailRule';
import { NAME_LENGTH, useLengthRules } from '@/ui/form/useLengthRules';
import { NUMBER_LENGTH } from './lengths';

interface ContactListItemDialogProps {
  readonly contactListId: number;
  /** Null creates an item. */
  readonly itemId: number | null;
  readonly onClose: () => void;
}

type ItemValues = Omit<ContactListItemFields, 'contactListId'>;

const valuesOf = (item: ContactListItem | null): ItemValues => ({
  name: item?.name ?? '',
  number: item?.number ?? '',
  email: item?.email ?? '',
});
const NEW = valuesOf(null);

/** Creates or changes one recipient of a list. */
export const ContactListItemDialog = ({ contactListId, itemId, onClose }: ContactListItemDialogProps) => {
  const { t } = useTranslation(['contactLists', 'common']);
  const dispatch = useAppDispatch();
  const rulesFor = useLengthRules();
  const emailRule = useEmailRule();
  const save = useRecordSave(contactListItems);
  const read = useCallback((id: number) => dispatch(loadContactListItem(id)).unwrap(), [dispatch]);
  const { record, failed } = useEditedRecord(itemId, read, t('itemDialog.loadFailed'));
  const editor = useEditorForm<ItemValues>({
    saved: itemId === null ? NEW : record && valuesOf(record),
    save: async ({ name, number, email }) =>
      void (await save(itemId, { name: name.trim(), number: number.trim(), email: email.trim(), contactListId })),
    onClose,
  });
  return (
    <EditorDialog {...editor} title={t(itemId === null ? 'itemDialog.create' : 'itemDialog.edit')} failed={failed}>
      <TextField
        name="name"
        label={t('itemDialog.name')}
        // Typing goes on where the dialog begins.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        rules={rulesFor(NAME_LENGTH)}
      />
      <TextField
        name="number"
        label={t('itemDialog.number')}
        inputMode="tel"
        rules={[
          // Nothing is too short as well.
          { required: true, whitespace: true, message: t('common:form.tooShort') },
          ...rulesFor(NUMBER_LENGTH),
        ]}
      />
      <TextField name="email" label={t('itemDialog.email')} inputMode="email" rules={[emailRule]} />
    </EditorDialog>
  );
};
