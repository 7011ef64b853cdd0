import { Fragment } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { UserListItem } from '@/protocol/records/users';
import { users } from '@/entities/company/users/users';
import { PersonCell } from '@/ui/collection/cells';
import type { Column } from '@/ui/collection/columns';
import { RecordsPage } from '@/ui/collection/RecordsPage';
import { Users } from '@/ui/icons';
import { Chip } from '@/ui/layout/Chip';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import styles from './UsersPage.module.css';
import { UserDialog } from './dialog/UserDialog';
import { useProfileName } from './dialog/useProfileName';

const nameOf = (user: UserListItem) => user.name;

/** More would be cut off; a user of all queues has their names in the tooltip. */
const QUEUES_SHOWN = 2;

/** The queues a user answers, each in its own colour. */
const Queues = ({ queues }: Pick<UserListItem, 'queues'>) => {
  const names = queues?.map(({ name }) => name) ?? [];
  const more = names.slice(QUEUES_SHOWN);
  return (
    <span className={styles.queues} title={more.length > 0 ? names.join(', ') : undefined}>
      {queues?.slice(0, QUEUES_SHOWN).map(({ id, name, color }) => (
        // The space separates the names for screen readers.
        <Fragment key={id}>
          <Chip color={color}>{name}</Chip>{' '}
        </Fragment>
      ))}
      {more.length > 0 && (
        <>
          <VisuallyHidden>{more.join(' ')}</VisuallyHidden>
          <span aria-hidden="true" className={styles.more}>
            <Chip>+{more.length}</Chip>
          </span>
        </>
      )}
    </span>
  );
};

const useUserColumns = (): readonly Column<UserListItem>[] => {
  const { t } = useTranslation('users');
  const profileName = useProfileName();
  return [
    { key: 'id', title: t('page.id'), width: 72, render: ({ id }) => <span className={styles.quiet}>{id}</span> },
    {
      key: 'name',
      title: t('page.name'),
      least: 170,
      narrow: 'first',
      render: (user) => <PersonCell person={user} />,
      stack: (user, second) => <PersonCell person={user} second={second} />,
    },
    { key: 'email', title: t('page.email'), least: 170, narrow: 'second', render: ({ email }) => email },
    {
      key: 'queues',
      title: t('dialog.queues'),
      least: 188,
      spare: true,
      render: ({ queues }) => <Queues queues={queues} />,
    },
    { key: 'profile', title: t('page.profile'), width: 140, render: ({ profile }) => profileName(profile ?? '') },
  ];
};

/** The company's users. */
export const UsersPage = () => {
  const columns = useUserColumns();
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
