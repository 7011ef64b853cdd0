import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { UserListItem } from '@/contract/entities/users';
import { users } from '@/entities/users/users';
import { CollectionPage } from '@/ui/collection/CollectionPage';
import type { Column, RowAction } from '@/ui/collection/columns';
import { InfiniteTable } from '@/ui/collection/InfiniteTable';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { useRecordRemoval } from '@/ui/collection/useRecordRemoval';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Pencil, Trash2, Users } from '@/ui/icons';
import { UserDialog } from './dialog/UserDialog';
import { useProfileName } from './dialog/useProfileName';

const nameOf = (user: UserListItem) => user.name;

/** The company's users (USER-02 to USER-04, USER-17). */
export const UsersPage = () => {
  const { t } = useTranslation(['users', 'common']);
  const profileName = useProfileName();
  const { search, list, editor } = useCollectionScreen(users);
  const remove = useRecordRemoval(users);
  const columns: readonly Column<UserListItem>[] = [
    { key: 'id', title: t('page.id'), width: 80, render: ({ id }) => id },
    { key: 'name', title: t('page.name'), render: nameOf },
    { key: 'email', title: t('page.email'), render: ({ email }) => email },
    { key: 'profile', title: t('page.profile'), width: 140, render: ({ profile }) => profileName(profile ?? '') },
  ];
  const actionsOf = (user: UserListItem): readonly RowAction[] => [
    { key: 'edit', label: t('common:actions.edit'), icon: Pencil, main: true, onSelect: () => editor.open(user) },
    {
      key: 'remove',
      label: t('common:actions.delete'),
      icon: Trash2,
      danger: true,
      onSelect: () =>
        void remove(user.id, { title: t('page.removeTitle', { name: user.name }), message: t('page.removeMessage') }),
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
        <UserDialog userId={editor.target === 'new' ? null : editor.target.id} onClose={editor.close} />
      )}
    </CollectionPage>
  );
};
