import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { ServerAddresses } from '@/bridge/desktop';
import { ServerContext } from './ServerContext';
import type { AppStore } from './store';

interface StoreProviderProps {
  readonly store: AppStore;
  readonly server: ServerAddresses | null;
  readonly children: ReactNode;
}

/** Gives the store and the server's addresses to the components below. */
export const StoreProvider = ({ store, server, children }: StoreProviderProps) => (
  <Provider store={store}>
    <ServerContext value={server}>{children}</ServerContext>
  </Provider>
);
