import { useTranslation } from '@/i18n/useTranslation';
import { type ContactListFields, contactLists } from '@/entities/company/contactLists/contactLists';
import type { ContactList } from '@/protocol/records/contactLists';
import { RecordsPage } from '@/ui/collection/RecordsPage';
import type { Column, RowAction } from '@/ui/collection/columns';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { TextField } from '@/ui/form/TextField';
import { useRecordEditor } from '@/ui/form/useRecordEditor';
import { NAME_LENGTH, useLengthRules } from '@/ui/form/useFieldRules';
import { Users } from '@/ui/icons';
import { PageLink, useNavigate } from '@/ui/navigation';

interface ContactListDialogProps {
  /** Null creates a list. */
  readonly contactList: ContactList | null;
  readonly onClose: () => void;
}

const valuesOf = (contactList: ContactList | null): ContactListFields => ({ name: contactList?.name ?? '' });
const fieldsOf = ({ name }: ContactListFields): ContactListFields => ({ name: name.trim() });

/** Creates or renames a contact list. */
const ContactListDialog = ({ contactList, onClose }: ContactListDialogProps) => {
  const { t } = useTranslation('contactLists');
  const rulesFor = useLengthRules();
  const { editor } = useRecordEditor(contactLists, {
    id: contactList?.id ?? null,
    whole: contactList,
    valuesOf,
    fieldsOf,
    onClose,
  });
  return (
    <EditorDialog {...editor} title={t(contactList ? 'dialog.edit' : 'dialog.create')}>
      <TextField name="name" label={t('dialog.name')} rules={rulesFor(NAME_LENGTH)} />
    </EditorDialog>
  );
};

const nameOf = (list: ContactList) => list.name;
const addressOf = ({ id }: ContactList) => `/contact-lists/${id}/contacts`;

/** The lists campaigns are sent to. */
export const ContactListsPage = () => {
  const { t } = useTranslation('contactLists');
  const navigate = useNavigate();
  const columns: readonly Column<ContactList>[] = [
    {
      key: 'name',
      title: t('page.name'),
      render: (record) => <PageLink to={addressOf(record)}>{record.name}</PageLink>,
    },
    {
      key: 'contacts',
      title: t('page.contacts'),
      width: 120,
      align: 'end',
      narrow: 'beside',
      render: ({ contactsCount = 0 }) => contactsCount,
    },
  ];
  const leadingOf = (record: ContactList): readonly RowAction[] => [
    {
      key: 'open',
      label: t('page.open'),
      icon: Users,
      main: true,
      opens: true,
      onSelect: () => void navigate(addressOf(record)),
    },
  ];
  return (
    <RecordsPage
      collection={contactLists}
      namespace="contactLists"
      icon={Users}
      columns={columns}
      nameOf={nameOf}
      leading={{ of: leadingOf, count: 1, opens: true }}
      renderDialog={(record, onClose) => <ContactListDialog contactList={record} onClose={onClose} />}
    />
  );
};
