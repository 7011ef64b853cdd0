import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { ContactList } from '@/protocol/records/contactLists';
import { contactLists } from '@/entities/contactLists/contactLists';
import type { Column, RowAction } from '@/ui/collection/columns';
import { RecordsPage } from '@/ui/collection/RecordsPage';
import { useChangeActions } from '@/ui/collection/useChangeActions';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { useRecordRemoval } from '@/ui/collection/useRecordRemoval';
import { Users } from '@/ui/icons';
import { ContactListDialog } from './ContactListDialog';

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
