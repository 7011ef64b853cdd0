import type { MenuProps } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { windowLocked } from '@/entities/device/lock/lock';
import { selectUser } from '@/entities/session/sessionSelectors';
import { useSignOut } from '@/features/auth/useSignOut';
import { LANGUAGE_NAMES, LANGUAGES } from '@/i18n/languages';
import { useLanguage } from '@/i18n/useLanguage';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { CircleUser, Lock, LogOut } from '@/ui/icons';
import { Avatar } from '@/ui/layout/Avatar';
import { MenuDropdown } from '@/ui/layout/MenuDropdown';
import styles from './shell.module.css';

/** Shows the signed-in user and offers the profile, the language and signing out. */
export const UserMenu = () => {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const { language, choose } = useLanguage();
  const signOut = useSignOut();
  if (!user) return null;

  const items: MenuProps['items'] = [
    {
      key: 'user',
      type: 'group',
      label: (
        <span className={styles.user}>
          <span className={styles.userMenuName}>{user.name}</span>
          <span>{user.email}</span>
        </span>
      ),
    },
    { type: 'divider' },
    {
      key: 'profile',
      icon: <CircleUser size={15} />,
      label: t('user.profile'),
      onClick: () => void dispatch(dialogOpened({ type: 'user', userId: user.id })),
    },
    { type: 'divider' },
    {
      key: 'language',
      type: 'group',
      label: t('user.language'),
      children: LANGUAGES.map((key) => ({ key, label: LANGUAGE_NAMES[key], onClick: () => void choose(key) })),
    },
    { type: 'divider' },
    {
      key: 'lock',
      icon: <Lock size={15} />,
      label: t('user.lock'),
      onClick: () => void dispatch(windowLocked()),
    },
    { key: 'logout', icon: <LogOut size={15} />, label: t('user.signOut'), onClick: () => void signOut() },
  ];

  return (
    <MenuDropdown
      placement="bottomRight"
      menu={{ items, selectable: true, selectedKeys: [language], className: styles.menu }}
    >
      <button type="button" className={styles.button} aria-label={t('user.menu', { name: user.name })}>
        <Avatar id={user.id} name={user.name} size={28} />
      </button>
    </MenuDropdown>
  );
};
