import type { i18n as I18n } from 'i18next';
import { type ReactNode, useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { TextsProvider } from '@/i18n/TextsProvider';
import { DialogHost } from '@/app/DialogHost';
import { StoreProvider } from '@/store/StoreProvider';
import { ConfirmProvider } from '@/ui/feedback/ConfirmProvider';
import { Toasts } from '@/ui/feedback/Toasts';
import { NavigationProvider } from '@/ui/navigation';
import { forgetAwaitedShortcut } from '@/ui/shortcuts/activeShortcuts';
import type { createTestStore } from '../createTestStore';

interface AppFrameProps {
  readonly app: Pick<ReturnType<typeof createTestStore>, 'store' | 'services'>;
  readonly i18n: I18n;
  /** Where the router starts. */
  readonly path: string;
  /** Rendered beside the page, inside the router. */
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
}

/** What surrounds every page of the app: store, texts, router, questions, dialogs and toasts. */
export const AppFrame = ({ app, i18n, path, beside, children }: AppFrameProps) => {
  // As the shell does: the next page must not get a shortcut that was meant for this one.
  useEffect(() => forgetAwaitedShortcut, []);
  return (
    <StoreProvider store={app.store} server={app.services.server}>
      <TextsProvider i18n={i18n}>
        <MemoryRouter initialEntries={[path]}>
          <NavigationProvider>
            {beside}
            <ConfirmProvider>
              {children}
              <DialogHost />
            </ConfirmProvider>
            <Toasts />
          </NavigationProvider>
        </MemoryRouter>
      </TextsProvider>
    </StoreProvider>
  );
};
