import { useTranslation } from 'react-i18next';
import type { UserListItem } from '@/protocol/records/users';
import { users } from '@/entities/users/users';
import type { Column } from '@/ui/collection/columns';
import { RecordsPage } from '@/ui/collection/RecordsPage';
import { useChangeActions } from '@/ui/collection/useChangeActions';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { useRecordRemoval } from '@/ui/collection/useRecordRemoval';
import { Users } from '@/ui/icons';
import { UserDialog } from './dialog/UserDialog';
import { useProfileName } from './dialog/useProfileName';

const nameOf = (user: UserListItem) => user.name;

/** The company's users. */
export const UsersPage = () => {
  const { t } = useTranslation('users');
  const profileName = useProfileName();
  const screen = useCollectionScreen(users);
  const { editor } = screen;
  const remove = useRecordRemoval(users);
  const columns: readonly Column<UserListItem>[] = [
    { key: 'id', title: t('page.id'), width: 80, render: ({ id }) => id },
    { key: 'name', title: t('page.name'), narrow: 'first', render: nameOf },
    { key: 'email', title: t('page.email'), narrow: 'second', render: ({ email }) => email },
    { key: 'profile', title: t('page.profile'), width: 140, render: ({ profile }) => profileName(profile ?? '') },
  ];
  const changesOf = useChangeActions(
    editor.open,
    (user: UserListItem) =>
      void remove(user.id, { title: t('page.removeTitle', { name: user.name }), message: t('page.removeMessage') }),
  );
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
      actions={changesOf}
      renderDialog={(user) => <UserDialog userId={user?.id ?? null} onClose={editor.close} />}
    />
  );
};
