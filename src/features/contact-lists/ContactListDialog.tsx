import { useTranslation } from 'react-i18next';
import type { ContactList } from '@/protocol/records/contactLists';
import { contactLists, type ContactListFields } from '@/entities/contactLists/contactLists';
import { useRecordSave } from '@/ui/collection/useRecordSave';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { TextField } from '@/ui/form/TextField';
import { useEditorForm } from '@/ui/form/useEditorForm';
import { NAME_LENGTH, useLengthRules } from '@/ui/form/useLengthRules';

interface ContactListDialogProps {
  /** Null creates a list. */
  readonly contactList: ContactList | null;
  readonly onClose: () => void;
}

/** Creates or renames a contact list. */
export const ContactListDialog = ({ contactList, onClose }: ContactListDialogProps) => {
  const { t } = useTranslation('contactLists');
  const rulesFor = useLengthRules();
  const save = useRecordSave(contactLists);
  const editor = useEditorForm<ContactListFields>({
    saved: { name: contactList?.name ?? '' },
    save: async ({ name }) => void (await save(contactList?.id ?? null, { name: name.trim() })),
    onClose,
  });
  return (
    <EditorDialog {...editor} title={t(contactList ? 'dialog.edit' : 'dialog.create')}>
      <TextField
        name="name"
        label={t('dialog.name')}
        // Typing goes on where the dialog begins.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        rules={rulesFor(NAME_LENGTH)}
      />
    </EditorDialog>
  );
};
