import { lazy, memo, type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import type { DesktopBridge } from '@/bridge/desktop';
import { createAppThunk } from '@/entities/base/thunk';
import { selectHasUnreadable } from '@/entities/device/unreadableStores/unreadableStores';
import { selectUser } from '@/entities/session/sessionSelectors';
import type { LocalFlags } from '@/lib/storedValue';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Strip } from '@/ui/feedback/Strip';
import { Toasts } from '@/ui/feedback/Toasts';
import { isFocusLost } from '@/ui/focus';
import { TriangleAlert } from '@/ui/icons';
import { SkipLinks } from '@/ui/layout/SkipLinks';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import { useAsync } from '@/ui/useAsync';
import { useWindowWidth } from '@/ui/width';
import { useAppEnvironment } from '../AppEnvironment';
import { DemoMark } from '../DemoMark';
import { routes } from '../routes';
import { ConnectionBanner } from './ConnectionBanner';
import { HeldBackNotice } from './HeldBackNotice';
import styles from './shell.module.css';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';
import { useListKeys } from './listKeys';
import { menuForm, type MenuForm, storedMenuChoice } from './menuState';
import { useMenuBadges } from './useMenuBadges';
import { useServerVersion } from './useServerVersion';

interface SideMenuState {
  readonly form: MenuForm;
  /** Whether the drawer is open; only for the form `drawer`. */
  readonly drawerOpen: boolean;
  /** Opens or closes the menu in its present form; from 600 px on the choice is stored. */
  readonly toggle: () => void;
  readonly closeDrawer: () => void;
}

/** The side menu at the present window width. A navigation closes the drawer and leaves the other forms alone. */
const useSideMenu = (storage: LocalFlags): SideMenuState => {
  const width = useWindowWidth();
  const { key } = useLocation();
  const [chosen, setChosen] = useState(() => storedMenuChoice.read(storage));
  // The page on which the drawer was opened: any navigation closes the drawer.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const form = menuForm(width, chosen);
  // A window that is narrow again, and a page that is gone back to, would otherwise find the drawer open.
  if (openedOn !== null && (form !== 'drawer' || openedOn !== key)) setOpenedOn(null);

  const drawerOpen = form === 'drawer' && openedOn === key;
  const closeDrawer = (): void => setOpenedOn(null);

  const page = useRef(key);
  useEffect(() => {
    page.current = key;
  });
  // The same function after each navigation, so that bar and menu do not render with every conversation that is opened.
  const toggle = useCallback((): void => {
    if (form === 'drawer') {
      setOpenedOn((open) => (open === null ? page.current : null));
      return;
    }
    const open = form !== 'open';
    storedMenuChoice.write(storage, open);
    setChosen(open);
  }, [form, storage]);

  return { form, drawerOpen, toggle, closeDrawer };
};

const readIsOnDisk = createAppThunk('shell/readIsOnDisk', (_: void, { extra }) => extra.storage.isOnDisk(), {
  silent: true,
});

interface MemoryNoticeProps<Place extends string> {
  /** Resolves with where the computer keeps it. Memoised. */
  readonly ask: () => Promise<Place>;
  /** A warning for each place where it is lost with the page or the app. */
  readonly texts: Readonly<Partial<Record<Place, string>>>;
  readonly understoodLabel: string;
}

/** Warns of data that this computer keeps only in memory, once per sign-in. */
const MemoryNotice = <Place extends string>({ ask, texts, understoodLabel }: MemoryNoticeProps<Place>) => {
  const [understood, setUnderstood] = useState(false);
  const { value: place } = useAsync(ask);
  const text = place === null ? undefined : texts[place];
  if (text === undefined || understood) return null;
  return (
    <Strip
      live
      tone="warning"
      icon={TriangleAlert}
      action={{ label: understoodLabel, onClick: () => setUnderstood(true) }}
    >
      {text}
    </Strip>
  );
};

/** Warns that unsent texts are lost when the page closes, because the disk cannot be used. */
const StorageNotice = () => {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const ask = useCallback(async () => ((await dispatch(readIsOnDisk()).unwrap()) ? 'disk' : 'memory'), [dispatch]);
  return (
    <MemoryNotice ask={ask} texts={{ memory: t('storage.memoryOnly') }} understoodLabel={t('storage.understood')} />
  );
};

/** Says that what the disk holds is not shown, as long as it cannot be read. */
const UnreadableNotice = () => {
  const { t } = useTranslation('shell');
  if (!useAppSelector(selectHasUnreadable)) return null;
  return (
    <Strip live tone="warning" icon={TriangleAlert}>
      {t('storage.unreadable')}
    </Strip>
  );
};

interface SecretsNoticeProps {
  readonly session: Pick<DesktopBridge['session'], 'keeping'>;
}

/** Warns that the next start will ask for the password, because this computer does not keep the session. */
const SecretsNotice = ({ session }: SecretsNoticeProps) => {
  const { t } = useTranslation('shell');
  // Each renewal stores the session again and brings the user's record, so ask again with each.
  const user = useAppSelector(selectUser);
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const ask = useCallback(() => session.keeping(), [session, user]);
  const texts = { memory: t('secrets.memoryOnly'), refused: t('secrets.refused') };
  return <MemoryNotice ask={ask} texts={texts} understoodLabel={t('secrets.understood')} />;
};

/** Loaded on demand: wide windows never need antd's drawer. */
const MenuDrawer = lazy(async () => ({ default: (await import('./MenuDrawer')).MenuDrawer }));

/**
 * A screen that is left takes the focus with it: where it is lost, the new screen gets it, so that Tab goes on from there. An opened
 * conversation leads the focus itself, to its text box.
 */
const useFocusOnNewScreen = (main: RefObject<HTMLElement | null>, pathname: string): void => {
  const [, screen] = pathname.split('/');
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    if (!matchPath('/tickets/:uuid', pathname) && isFocusLost()) main.current?.focus({ preventScroll: true });
  }, [main, pathname, screen]);
};

/** What the user must know on every page. */
const Notices = memo(() => {
  const { t } = useTranslation('shell');
  const { session } = useAppEnvironment().desktop;
  return (
    <aside aria-label={t('notices')}>
      <DemoMark />
      <SecretsNotice session={session} />
      <StorageNotice />
      <UnreadableNotice />
      <ConnectionBanner />
      <HeldBackNotice />
    </aside>
  );
});
Notices.displayName = 'Notices';

/** The frame of every private page: side menu, top bar, permanent notices, the page. */
export const Shell = () => {
  const { t } = useTranslation('shell');
  const { storage } = useAppEnvironment();
  const { form, drawerOpen, toggle, closeDrawer } = useSideMenu(storage);
  const dispatch = useAppDispatch();
  useListKeys();
  useShortcut('showShortcuts', () => void dispatch(dialogOpened({ type: 'shortcuts' })));
  const badges = useMenuBadges();
  const version = useServerVersion();
  const isDrawer = form === 'drawer';
  const { pathname } = useLocation();
  // A page without an entry of its own, a campaign's report for example, belongs to the entry of its name.
  const current = routes.find(({ path }) => matchPath(path, pathname))?.labelKey;
  const main = useRef<HTMLElement>(null);
  useFocusOnNewScreen(main, pathname);
  return (
    <div className={styles.shell}>
      {/* The ticket screen has links of its own. */}
      {!matchPath('/tickets/*', pathname) && (
        <SkipLinks label={t('skip.region')} links={[{ label: t('skip.content'), go: () => main.current?.focus() }]} />
      )}
      {isDrawer ? (
        <Suspense fallback={null}>
          <MenuDrawer open={drawerOpen} current={current} badges={badges} version={version} onClose={closeDrawer} />
        </Suspense>
      ) : (
        <SideMenu compact={form === 'rail'} current={current} badges={badges} version={version} onToggle={toggle} />
      )}
      <div className={styles.content}>
        <TopBar onMenu={isDrawer ? toggle : undefined} />
        <Notices />
        <main ref={main} tabIndex={-1} className={styles.page}>
          <Outlet />
        </main>
        <Toasts />
      </div>
    </div>
  );
};
