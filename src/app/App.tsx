import { useMemo, type ReactNode } from 'react';
import type { i18n as I18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import type { DesktopBridge } from '@/bridge/desktop';
import type { Services } from '@/entities/thunk';
import type { AppStore } from '@/store/store';
import { StoreProvider } from '@/store/StoreProvider';
import { useMediaOrigin } from '@/store/useMediaOrigin';
import { ConfirmProvider } from '@/ui/feedback/ConfirmProvider';
import { MediaOriginContext } from '@/ui/media/MediaOriginContext';
import { AppEnvironmentContext } from './AppEnvironment';
import { AppRoutes } from './AppRoutes';
import { AttachNavigator } from './AttachNavigator';
import { CrashScreen } from './CrashScreen';
import { DialogHost } from './DialogHost';
import { ErrorBoundary } from './ErrorBoundary';
import type { Navigator } from './navigator';
import { SystemHost } from './system/SystemHost';
import { ThemeProvider } from './ThemeProvider';

export interface AppParts {
  readonly store: AppStore;
  readonly services: Pick<Services, 'desktop' | 'log'> & { readonly storage: Pick<Services['storage'], 'local'> };
  readonly i18n: I18n;
  readonly navigator: Navigator;
  /** The server in use is the demo workspace. */
  readonly isDemo: boolean;
}

const reload = (desktop: DesktopBridge) => (): void => void desktop.window.reload();

const MediaOrigin = ({ children }: { readonly children: ReactNode }) => (
  <MediaOriginContext value={useMediaOrigin()}>{children}</MediaOriginContext>
);

/** Everything inside the router. */
export const App = ({ store, services, i18n, navigator, isDemo }: AppParts) => {
  const { desktop, log } = services;
  const storage = services.storage.local;
  const environment = useMemo(() => ({ desktop, storage, isDemo }), [desktop, storage, isDemo]);
  return (
    <StoreProvider store={store}>
      <I18nextProvider i18n={i18n}>
        <AppEnvironmentContext value={environment}>
          <ThemeProvider storage={storage} window={desktop.window}>
            <ConfirmProvider>
              <AttachNavigator navigator={navigator} />
              <ErrorBoundary log={log} fallback={<CrashScreen onReload={reload(desktop)} />}>
                <MediaOrigin>
                  <AppRoutes />
                  <DialogHost />
                  <SystemHost />
                </MediaOrigin>
              </ErrorBoundary>
            </ConfirmProvider>
          </ThemeProvider>
        </AppEnvironmentContext>
      </I18nextProvider>
    </StoreProvider>
  );
};
