import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch } from '@/store/hooks';
import { DemoStrip } from '@/ui/feedback/DemoStrip';
import { Toasts } from '@/ui/feedback/Toasts';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import { useAppEnvironment } from '../AppEnvironment';
import { ConnectionBanner } from './ConnectionBanner';
import { SecretsNotice } from './SecretsNotice';
import styles from './Shell.module.css';
import { SideMenu } from './SideMenu';
import { StorageNotice } from './StorageNotice';
import { TopBar } from './TopBar';
import { useMenuBadges } from './useMenuBadges';
import { useSideMenu } from './useSideMenu';

/** Wide windows do without antd's drawer. */
const MenuDrawer = lazy(async () => ({ default: (await import('./MenuDrawer')).MenuDrawer }));

/** The frame of every private page: side menu, top bar, lasting notices, the page. */
export const Shell = () => {
  const { t } = useTranslation('shell');
  const { storage, desktop, isDemo } = useAppEnvironment();
  const { form, drawerOpen, toggle, closeDrawer } = useSideMenu(storage);
  const dispatch = useAppDispatch();
  useShortcut('showShortcuts', () => void dispatch(dialogOpened({ type: 'shortcuts' })));
  const badges = useMenuBadges();
  const isDrawer = form === 'drawer';
  return (
    <div className={styles.shell}>
      {isDrawer ? (
        <Suspense fallback={null}>
          <MenuDrawer open={drawerOpen} badges={badges} onClose={closeDrawer} />
        </Suspense>
      ) : (
        <SideMenu compact={form === 'rail'} badges={badges} onToggle={toggle} />
      )}
      <div className={styles.content}>
        <TopBar onMenu={isDrawer ? toggle : undefined} onReload={() => void desktop.window.reload()} />
        <aside aria-label={t('notices')}>
          {isDemo && <DemoStrip />}
          <SecretsNotice session={desktop.session} />
          <StorageNotice />
          <ConnectionBanner />
        </aside>
        <main className={styles.page}>
          <Outlet />
        </main>
        <Toasts />
      </div>
    </div>
  );
};
