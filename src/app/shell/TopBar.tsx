import { useTranslation } from 'react-i18next';
import { Menu, Moon, RotateCw, Sun } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { useTheme } from '@/ui/ThemeContext';
import { Greeting } from './Greeting';
import styles from './TopBar.module.css';
import { UserMenu } from './UserMenu';

interface TopBarProps {
  /** Opens the side menu where it is a drawer; absent elsewhere. */
  readonly onMenu?: () => void;
  /** Reloads the whole page (TOP-09). */
  readonly onReload: () => void;
}

/** The line over every screen, and the window's title bar at the same time (TOP-04). */
export const TopBar = ({ onMenu, onReload }: TopBarProps) => {
  const { t } = useTranslation('shell');
  const { theme, toggle } = useTheme();
  return (
    <header className={styles.bar}>
      {onMenu && <IconButton icon={Menu} label={t('menu.open')} onClick={onMenu} />}
      <Greeting />
      <div className={styles.actions}>
        <IconButton
          icon={theme === 'light' ? Moon : Sun}
          label={t(theme === 'light' ? 'top.useDark' : 'top.useLight')}
          onClick={toggle}
        />
        <IconButton icon={RotateCw} label={t('top.reload')} onClick={onReload} />
        <UserMenu />
      </div>
    </header>
  );
};
