import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { MENU_WIDTH_PX } from '@/contract/limits';
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
import { useSideMenu } from './useSideMenu';

/** The frame of every private page: side menu, top bar, lasting notices, the page (SHELL-01). */
export const Shell = () => {
  const { t } = useTranslation('shell');
  const { storage, desktop, isDemo } = useAppEnvironment();
  const { form, drawerOpen, toggle, closeDrawer } = useSideMenu(storage);
  const dispatch = useAppDispatch();
  useShortcut('showShortcuts', () => void dispatch(dialogOpened({ type: 'shortcuts' })));
  const isDrawer = form === 'drawer';
  return (
    <div className={styles.shell}>
      {isDrawer ? (
        <Drawer
          open={drawerOpen}
          onClose={closeDrawer}
          placement="left"
          size={MENU_WIDTH_PX}
          closable={false}
          title={null}
          aria-label={t('menu.name')}
          styles={{ body: { padding: 0 } }}
        >
          <SideMenu compact={false} onToggle={closeDrawer} />
        </Drawer>
      ) : (
        <SideMenu compact={form === 'rail'} onToggle={toggle} />
      )}
      <div className={styles.content}>
        <TopBar onMenu={isDrawer ? toggle : undefined} onReload={() => void desktop.window.reload()} />
        {isDemo && <DemoStrip />}
        <SecretsNotice session={desktop.session} />
        <StorageNotice />
        <ConnectionBanner />
        <main className={styles.page}>
          <Outlet />
        </main>
        <Toasts />
      </div>
    </div>
  );
};
