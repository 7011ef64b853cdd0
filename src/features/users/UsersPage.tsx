import { useTranslation } from '@/i18n/useTranslation';
import type { UserListItem } from '@/protocol/records/users';
import { users } from '@/entities/company/users/users';
import type { Column } from '@/ui/collection/columns';
import { RecordsPage } from '@/ui/collection/RecordsPage';
import { Users } from '@/ui/icons';
import { UserDialog } from './dialog/UserDialog';
import { useProfileName } from './dialog/useProfileName';

const nameOf = (user: UserListItem) => user.name;

/** The company's users. */
export const UsersPage = () => {
  const { t } = useTranslation('users');
  const profileName = useProfileName();
  const columns: readonly Column<UserListItem>[] = [
    { key: 'id', title: t('page.id'), width: 80, render: ({ id }) => id },
    { key: 'name', title: t('page.name'), narrow: 'first', render: nameOf },
    { key: 'email', title: t('page.email'), narrow: 'second', render: ({ email }) => email },
    { key: 'profile', title: t('page.profile'), width: 140, render: ({ profile }) => profileName(profile ?? '') },
  ];
  return (
    <RecordsPage
      collection={users}
      namespace="users"
      icon={Users}
      columns={columns}
      nameOf={nameOf}
      renderDialog={(user, onClose) => <UserDialog userId={user?.id ?? null} onClose={onClose} />}
    />
  );
};
