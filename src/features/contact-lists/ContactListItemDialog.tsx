import { useTranslation } from '@/i18n/useTranslation';
import { digitsOfNumber } from '@/domain/text/foldedText';
import type { ContactListItem } from '@/protocol/records/contactLists';
import {
  contactListItems,
  type ContactListItemFields,
  readContactListItem,
} from '@/entities/company/contactLists/contactLists';
import type { EntityDispatch } from '@/entities/base/thunk';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { TextField } from '@/ui/form/TextField';
import { useRecordEditor } from '@/ui/form/useRecordEditor';
import { NAME_LENGTH, NUMBER_LENGTH, useEmailRule, useLengthRules } from '@/ui/form/useFieldRules';

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
const read = (id: number, dispatch: EntityDispatch) => dispatch(readContactListItem(id)).unwrap();

/** Creates or changes one recipient of a list. */
export const ContactListItemDialog = ({ contactListId, itemId, onClose }: ContactListItemDialogProps) => {
  const { t } = useTranslation(['contactLists', 'common']);
  const rulesFor = useLengthRules();
  const emailRule = useEmailRule();
  const { editor } = useRecordEditor(contactListItems, {
    id: itemId,
    read,
    failedText: t('itemDialog.loadFailed'),
    valuesOf,
    fieldsOf: ({ name, number, email }) => ({
      name: name.trim(),
      // Servers look for a number on WhatsApp as it is sent.
      number: digitsOfNumber(number.trim()) || number.trim(),
      email: email.trim(),
      contactListId,
    }),
    onClose,
  });
  return (
    <EditorDialog
      {...editor}
      kept={`${editor.kept}@${contactListId}`}
      title={t(itemId === null ? 'itemDialog.create' : 'itemDialog.edit')}
    >
      <TextField name="name" label={t('itemDialog.name')} rules={rulesFor(NAME_LENGTH)} />
      <TextField
        name="number"
        label={t('itemDialog.number')}
        inputMode="tel"
        rules={[
          // An empty name is too short as well.
          { required: true, whitespace: true, message: t('common:form.tooShort') },
          ...rulesFor(NUMBER_LENGTH),
        ]}
      />
      <TextField name="email" label={t('itemDialog.email')} inputMode="email" rules={[emailRule]} />
    </EditorDialog>
  );
};
