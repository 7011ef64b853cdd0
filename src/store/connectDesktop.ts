import type { DesktopBridge } from '@/bridge/desktop';
import { keepOpenTexts } from '@/entities/conversations/drafts/openTexts';
import { windowFocusChanged } from '@/entities/device/attention/attentionSlice';
import type { AppStorage } from '@/entities/base/storage';
import { hasUnfinishedWork } from '@/processes/session/unfinishedWork';
import { reconnectNow } from '@/realtime/socketActions';
import type { AppStore } from './store';

interface Machine {
  readonly desktop: Pick<DesktopBridge, 'window' | 'lifecycle'>;
  readonly storage: Pick<AppStorage, 'settled'>;
}

/** Brings what happens to the computer into the store: focus, waking up, a network that is back, quitting. */
export const connectDesktop = async (
  store: AppStore,
  { desktop, storage }: Machine,
  network: Pick<Window, 'addEventListener'>,
): Promise<void> => {
  const checkConnection = (): void => void store.dispatch(reconnectNow({ probe: true }));
  desktop.window.onFocusChanged((focused) => store.dispatch(windowFocusChanged(focused)));
  desktop.lifecycle.onWake(checkConnection);
  desktop.lifecycle.onFlushRequested(async () => {
    await keepOpenTexts(storage);
    return hasUnfinishedWork(store.getState());
  });
  network.addEventListener('online', checkConnection);
  store.dispatch(windowFocusChanged(await desktop.window.isFocused()));
};
