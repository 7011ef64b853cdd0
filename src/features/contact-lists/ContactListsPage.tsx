import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { ContactList } from '@/contract/entities/contactLists';
import { contactLists } from '@/entities/contactLists/contactLists';
import { CollectionPage } from '@/ui/collection/CollectionPage';
import type { Column, RowAction } from '@/ui/collection/columns';
import { InfiniteTable } from '@/ui/collection/InfiniteTable';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { useRecordRemoval } from '@/ui/collection/useRecordRemoval';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Pencil, Trash2, Users } from '@/ui/icons';
import { ContactListDialog } from './ContactListDialog';

const nameOf = (list: ContactList) => list.name;
const addressOf = ({ id }: ContactList) => `/contact-lists/${id}/contacts`;

/** The lists campaigns are sent to (CLIST-02 to CLIST-04). */
export const ContactListsPage = () => {
  const { t } = useTranslation(['contactLists', 'common']);
  const navigate = useNavigate();
  const { search, list, editor } = useCollectionScreen(contactLists);
  const remove = useRecordRemoval(contactLists);
  const columns: readonly Column<ContactList>[] = [
    { key: 'name', title: t('page.name'), render: (record) => <Link to={addressOf(record)}>{record.name}</Link> },
    {
      key: 'contacts',
      title: t('page.contacts'),
      width: 120,
      align: 'end',
      render: ({ contactsCount = 0 }) => contactsCount,
    },
  ];
  const actionsOf = (record: ContactList): readonly RowAction[] => [
    {
      key: 'open',
      label: t('page.open'),
      icon: Users,
      main: true,
      onSelect: () => void navigate(addressOf(record)),
    },
    { key: 'edit', label: t('common:actions.edit'), icon: Pencil, onSelect: () => editor.open(record) },
    {
      key: 'remove',
      label: t('common:actions.delete'),
      icon: Trash2,
      danger: true,
      onSelect: () =>
        void remove(record.id, {
          title: t('page.removeTitle', { name: record.name }),
          message: t('page.removeMessage'),
        }),
    },
  ];
  const add = { label: t('page.add'), onAdd: editor.openNew };
  return (
    <CollectionPage title={t('page.title')} count={list.count} search={search} searchLabel={t('page.search')} add={add}>
      <InfiniteTable
        label={t('page.title')}
        list={list}
        columns={columns}
        nameOf={nameOf}
        actions={actionsOf}
        searched={search.text ? { text: search.text, onClear: () => search.onChange('') } : undefined}
        empty={
          <EmptyState
            icon={Users}
            title={t('page.empty')}
            hint={t('page.emptyHint')}
            action={<Button onClick={editor.openNew}>{t('page.add')}</Button>}
          />
        }
      />
      {editor.target && (
        <ContactListDialog contactList={editor.target === 'new' ? null : editor.target} onClose={editor.close} />
      )}
    </CollectionPage>
  );
};
