import { useTranslation } from 'react-i18next';
import { TOP_BAR_FULL_PX } from '@/domain/limits';
import { selectUnreadChatMessages } from '@/entities/chats/chats';
import { AnnouncementsPanel } from '@/features/announcements/AnnouncementsPanel';
import { ChatsPanel } from '@/features/chats/ChatsPanel';
import { NotificationsPanel } from '@/features/tickets/notifications/NotificationsPanel';
import { useAppSelector } from '@/store/hooks';
import { Menu, Moon, RotateCw, Sun } from '@/ui/icons';
import { Count } from '@/ui/layout/Count';
import { IconButton } from '@/ui/layout/IconButton';
import { PanelMenu, PanelMenuAction } from '@/ui/layout/PanelMenu';
import { useTheme } from '@/ui/ThemeContext';
import { useWindowWidth } from '@/ui/useWindowWidth';
import { AppMenuButton } from './AppMenuButton';
import { Greeting } from './Greeting';
import { PaletteField } from './PaletteField';
import styles from './TopBar.module.css';
import { UserMenu } from './UserMenu';
import { VolumePanel } from './VolumePanel';

interface TopBarProps {
  /** Opens the side menu where it is a drawer; absent elsewhere. */
  readonly onMenu?: () => void;
  /** Reloads the whole page. */
  readonly onReload: () => void;
}

/** The line over every screen, and the window's title bar at the same time. */
export const TopBar = ({ onMenu, onReload }: TopBarProps) => {
  const { t } = useTranslation('shell');
  const { theme, toggle } = useTheme();
  // A narrow window has room for the most urgent ones only; the others stand in one menu.
  const isFull = useWindowWidth() >= TOP_BAR_FULL_PX;
  const unread = useAppSelector(selectUnreadChatMessages);
  const panels = (
    <>
      <VolumePanel />
      <AnnouncementsPanel />
      <ChatsPanel />
    </>
  );
  const actions = [
    {
      icon: theme === 'light' ? Moon : Sun,
      label: t(theme === 'light' ? 'top.useDark' : 'top.useLight'),
      onClick: toggle,
    },
    { icon: RotateCw, label: t('top.reload'), onClick: onReload },
  ];
  return (
    <header className={styles.bar}>
      {onMenu && <IconButton icon={Menu} label={t('menu.open')} onClick={onMenu} />}
      <AppMenuButton />
      <Greeting />
      <div className={styles.actions}>
        <PaletteField compact={!isFull} />
        <NotificationsPanel />
        {isFull ? (
          <>
            {panels}
            {actions.map((action) => (
              <IconButton key={action.label} {...action} />
            ))}
          </>
        ) : (
          <PanelMenu
            label={unread > 0 ? t('top.moreUnread', { count: unread }) : t('top.more')}
            badge={unread > 0 && <Count value={unread} most={9} />}
          >
            {panels}
            {actions.map((action) => (
              <PanelMenuAction key={action.label} {...action} />
            ))}
          </PanelMenu>
        )}
        <UserMenu />
      </div>
    </header>
  );
};
