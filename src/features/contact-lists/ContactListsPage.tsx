import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { type ContactListFields, contactLists } from '@/entities/contactLists/contactLists';
import type { ContactList } from '@/protocol/records/contactLists';
import { RecordsPage } from '@/ui/collection/RecordsPage';
import type { Column, RowAction } from '@/ui/collection/columns';
import { useChangeActions } from '@/ui/collection/useChangeActions';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { useRecordRemoval } from '@/ui/collection/useRecordRemoval';
import { useRecordSave } from '@/ui/collection/useRecordSave';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { TextField } from '@/ui/form/TextField';
import { useEditorForm } from '@/ui/form/useEditorForm';
import { NAME_LENGTH, useLengthRules } from '@/ui/form/useLengthRules';
import { Users } from '@/ui/icons';

interface ContactListDialogProps {
  /** Null creates a list. */
  readonly contactList: ContactList | null;
  readonly onClose: () => void;
}

/** Creates or renames a contact list. */
const ContactListDialog = ({ contactList, onClose }: ContactListDialogProps) => {
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

const nameOf = (list: ContactList) => list.name;
const addressOf = ({ id }: ContactList) => `/contact-lists/${id}/contacts`;

/** The lists campaigns are sent to. */
export const ContactListsPage = () => {
  const { t } = useTranslation('contactLists');
  const navigate = useNavigate();
  const screen = useCollectionScreen(contactLists);
  const { editor } = screen;
  const remove = useRecordRemoval(contactLists);
  const columns: readonly Column<ContactList>[] = [
    { key: 'name', title: t('page.name'), render: (record) => <Link to={addressOf(record)}>{record.name}</Link> },
    {
      key: 'contacts',
      title: t('page.contacts'),
      width: 120,
      align: 'end',
      narrow: 'beside',
      render: ({ contactsCount = 0 }) => contactsCount,
    },
  ];
  const changesOf = useChangeActions(
    editor.open,
    (record: ContactList) =>
      void remove(record.id, {
        title: t('page.removeTitle', { name: record.name }),
        message: t('page.removeMessage'),
      }),
    { mainEdit: false },
  );
  const actionsOf = (record: ContactList): readonly RowAction[] => [
    {
      key: 'open',
      label: t('page.open'),
      icon: Users,
      main: true,
      opens: true,
      onSelect: () => void navigate(addressOf(record)),
    },
    ...changesOf(record),
  ];
  return (
    <RecordsPage
      texts={{
        title: t('page.title'),
        search: t('page.search'),
        add: t('page.add'),
        empty: t('page.empty'),
        emptyHint: t('page.emptyHint'),
      }}
      icon={Users}
      screen={screen}
      columns={columns}
      nameOf={nameOf}
      actions={actionsOf}
      actionCount={3}
      renderDialog={(record) => <ContactListDialog contactList={record} onClose={editor.close} />}
    />
  );
};
