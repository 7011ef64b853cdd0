import { lazy, memo, type MouseEvent, Suspense } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { SHORTCUTS } from '@/bridge/shortcuts';
import { TOP_BAR_FULL_PX } from '@/domain/limits';
import { selectUnreadChatMessages } from '@/entities/conversations/chats/chats';
import { preferencesChanged } from '@/entities/device/preferences/preferences';
import { createAppThunk } from '@/entities/base/thunk';
import { AnnouncementsPanel } from '@/features/announcements/AnnouncementsPanel';
import { ChatsPanel } from '@/features/chats/ChatsPanel';
import { NotificationsPanel } from '@/features/tickets/notifications/NotificationsPanel';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useTheme } from '@/ui/ThemeContext';
import { Ellipsis, Menu, Moon, RotateCw, Search, Sun, Volume2, VolumeX } from '@/ui/icons';
import { Count } from '@/ui/layout/Count';
import { IconButton } from '@/ui/layout/IconButton';
import { PanelButton } from '@/ui/panel/PanelButton';
import { PanelMenu, PanelMenuAction } from '@/ui/panel/PanelMenu';
import { isMac, keyNames, shortcutText } from '@/ui/shortcuts/keys';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import { useRead } from '@/ui/useAsync';
import { useWindowWidth } from '@/ui/width';
import { useAppEnvironment } from '../AppEnvironment';
import { Greeting } from './Greeting';
import { UserMenu } from './UserMenu';
import { percentText } from './percentText';
import styles from './shell.module.css';

interface PaletteFieldProps {
  /** Shows the icon alone. */
  readonly compact: boolean;
}

/** Opens the command palette; the button looks like the palette's field. */
const PaletteField = ({ compact }: PaletteFieldProps) => {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const open = () => void dispatch(dialogOpened({ type: 'palette' }));
  useShortcut('openPalette', open);
  if (compact) {
    return (
      <IconButton icon={Search} label={t('palette.title')} shortcut={shortcutText('openPalette')} onClick={open} />
    );
  }
  return (
    <button type="button" className={styles.field} aria-label={t('palette.title')} onClick={open}>
      <Search size={15} />
      <span className={styles.words}>{t('palette.field')}</span>
      <span className={styles.keys} aria-hidden="true">
        {keyNames(SHORTCUTS.openPalette.keys, isMac()).join(isMac() ? '' : ' ')}
      </span>
    </button>
  );
};

const readIsNeeded = createAppThunk(
  'shell/readIsMenuNeeded',
  async (_: void, { extra: { desktop } }) =>
    desktop.capabilities.platform === 'win32' && desktop.capabilities.customTitleBar,
  { silent: true },
);

const showMenu = createAppThunk(
  'shell/showAppMenu',
  async ({ x, y }: { readonly x: number; readonly y: number }, { extra: { desktop } }) =>
    desktop.system.menu.show(x, y),
  { silent: true },
);

/** Opens the native menu on Windows, whose window has no frame and so no menu bar; nothing elsewhere. */
const AppMenuButton = () => {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const { value: isNeeded } = useRead(readIsNeeded);
  if (!isNeeded) return null;
  const open = ({ currentTarget }: MouseEvent) => {
    const { left, bottom } = currentTarget.getBoundingClientRect();
    void dispatch(showMenu({ x: left, y: bottom }));
  };
  return <IconButton icon={Ellipsis} label={t('top.appMenu')} onClick={open} />;
};

const VolumeSlider = lazy(async () => ({ default: (await import('./VolumeSlider')).VolumeSlider }));

/** Loudness of the alert sounds, 0 to 1 in steps of 0.1. */
const VolumePanel = () => {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const volume = useAppSelector((state) => state.preferences.volume);
  return (
    <PanelButton
      icon={volume === 0 ? VolumeX : Volume2}
      label={t('panels.volumeOf', { percent: percentText(volume) })}
      title={t('panels.volume')}
      shape="slim"
    >
      {() => (
        <div className={styles.body}>
          <Suspense fallback={null}>
            <VolumeSlider volume={volume} onChange={(value) => dispatch(preferencesChanged({ volume: value }))} />
          </Suspense>
          <span aria-hidden="true">{percentText(volume)}</span>
        </div>
      )}
    </PanelButton>
  );
};

interface TopBarProps {
  /** Opens the side menu where it is a drawer; absent otherwise. */
  readonly onMenu?: () => void;
}

/** The bar above every screen, which is also the window's title bar. */
export const TopBar = memo(({ onMenu }: TopBarProps) => {
  const { t } = useTranslation('shell');
  const { desktop } = useAppEnvironment();
  const { theme, toggle } = useTheme();
  // A narrow window has room only for the most urgent controls; the others are in one menu.
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
    { icon: RotateCw, label: t('top.reload'), onClick: () => void desktop.window.reload() },
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
});
TopBar.displayName = 'TopBar';
