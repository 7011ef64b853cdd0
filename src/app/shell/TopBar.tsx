import { useTranslation } from 'react-i18next';
import { TOP_BAR_FULL_PX } from '@/domain/limits';
import { AnnouncementsPanel } from '@/features/announcements/AnnouncementsPanel';
import { ChatsPanel } from '@/features/chats/ChatsPanel';
import { NotificationsPanel } from '@/features/tickets/notifications/NotificationsPanel';
import { Menu, Moon, RotateCw, Sun } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
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
  // In a narrow window theme and refresh stand in the user's menu.
  const isFull = useWindowWidth() >= TOP_BAR_FULL_PX;
  return (
    <header className={styles.bar}>
      {onMenu && <IconButton icon={Menu} label={t('menu.open')} onClick={onMenu} />}
      <AppMenuButton />
      <Greeting />
      <div className={styles.actions}>
        <PaletteField compact={!isFull} />
        <NotificationsPanel />
        <VolumePanel />
        <AnnouncementsPanel />
        <ChatsPanel />
        {isFull && (
          <>
            <IconButton
              icon={theme === 'light' ? Moon : Sun}
              label={t(theme === 'light' ? 'top.useDark' : 'top.useLight')}
              onClick={toggle}
            />
            <IconButton icon={RotateCw} label={t('top.reload')} onClick={onReload} />
          </>
        )}
        <UserMenu onReload={isFull ? undefined : onReload} />
      </div>
    </header>
  );
};
