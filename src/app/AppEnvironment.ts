import { createContext, useContext } from 'react';
import type { DesktopBridge } from '@/bridge/desktop';
import type { LocalFlags } from '@/lib/storedValue';

/** What the app's shell needs from the computer. Screens reach the computer through thunks instead. */
export interface AppEnvironment {
  readonly desktop: DesktopBridge;
  readonly storage: LocalFlags;
}

export const AppEnvironmentContext = createContext<AppEnvironment | null>(null);

export const useAppEnvironment = (): AppEnvironment => {
  const environment = useContext(AppEnvironmentContext);
  if (!environment) throw new Error('useAppEnvironment needs the app around it');
  return environment;
};
