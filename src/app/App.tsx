import { Button } from 'antd';
import type { i18n as I18n } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { TextsProvider } from '@/i18n/TextsProvider';
import { useTranslation } from '@/i18n/useTranslation';
import type { DesktopBridge } from '@/bridge/desktop';
import type { Services } from '@/entities/base/thunk';
import { useAppSelector } from '@/store/hooks';
import { StoreProvider } from '@/store/StoreProvider';
import type { AppStore } from '@/store/store';
import { ConfirmProvider } from '@/ui/feedback/ConfirmProvider';
import { StateMessage } from '@/ui/feedback/StateMessage';
import { TriangleAlert } from '@/ui/icons';
import { useFocusAfterWork } from '@/ui/focus';
import { NavigationProvider } from '@/ui/navigation';
import { TooltipLayer } from '@/ui/overlay/TooltipLayer';
import { AppEnvironmentContext } from './AppEnvironment';
import { AppRoutes } from './AppRoutes';
import { DialogHost } from './DialogHost';
import { ErrorBoundary } from './ErrorBoundary';
import { LockHost } from './lock/LockHost';
import { ThemeProvider } from './ThemeProvider';
import type { Navigator } from './navigator';
import { SystemHost } from './system/SystemHost';
import { WholeScreen } from './WholeScreen';

interface CrashScreenProps {
  readonly onReload: () => void;
}

/** Replaces a screen that failed. */
const CrashScreen = ({ onReload }: CrashScreenProps) => {
  const { t } = useTranslation('shell');
  return (
    <WholeScreen>
      <div role="alert">
        <StateMessage
          alone
          icon={TriangleAlert}
          title={t('crash.title')}
          hint={t('crash.hint')}
          action={<Button onClick={onReload}>{t('crash.reload')}</Button>}
        />
      </div>
    </WholeScreen>
  );
};

export interface AppParts {
  readonly store: AppStore;
  readonly services: Pick<Services, 'desktop' | 'server' | 'log'> & {
    readonly storage: Pick<Services['storage'], 'local'>;
  };
  readonly i18n: I18n;
  readonly navigator: Navigator;
}

const reload = (desktop: DesktopBridge) => (): void => void desktop.window.reload();

/** Asks the questions of the present session, which end with it. */
const Questions = ({ children }: { readonly children: ReactNode }) => {
  const account = useAppSelector(({ session }) => session.account);
  return <ConfirmProvider account={account}>{children}</ConfirmProvider>;
};

/** Everything inside the router. */
export const App = ({ store, services, i18n, navigator }: AppParts) => {
  const { desktop, server, log } = services;
  const storage = services.storage.local;
  const crash = <CrashScreen onReload={reload(desktop)} />;
  useFocusAfterWork();
  const environment = useMemo(() => ({ desktop, storage }), [desktop, storage]);
  return (
    <StoreProvider store={store} server={server}>
      <TextsProvider i18n={i18n}>
        <AppEnvironmentContext value={environment}>
          <NavigationProvider>
            <ThemeProvider storage={storage} window={desktop.window}>
              <Questions>
                <TooltipLayer>
                  <LockHost log={log} fallback={crash} />
                  <ErrorBoundary log={log} fallback={crash}>
                    <AppRoutes navigator={navigator} />
                    <DialogHost />
                    <SystemHost />
                  </ErrorBoundary>
                </TooltipLayer>
              </Questions>
            </ThemeProvider>
          </NavigationProvider>
        </AppEnvironmentContext>
      </TextsProvider>
    </StoreProvider>
  );
};
