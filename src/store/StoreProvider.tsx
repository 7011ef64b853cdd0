import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from './store';

interface StoreProviderProps {
  readonly store: AppStore;
  readonly children: ReactNode;
}

/** Gives the store to the components below. */
export const StoreProvider = ({ store, children }: StoreProviderProps) => <Provider store={store}>{children}</Provider>;
