import { useCallback } from 'react';
import type { ServerState } from '@/bridge/desktop';
import { useAppDispatch } from '@/store/hooks';
import { useAsync } from '@/ui/useAsync';
import { readLoginEnvironment } from './serverThunks';

export interface LoginEnvironment {
  readonly server: ServerState;
  readonly mayChoose: boolean;
  /** The demo workspace may be chosen; an administrator may have hidden it. */
  readonly offersDemo: boolean;
  readonly appVersion: string;
}

/** The environment of the login screen; null until it is known. `reload` reads it again, for example after a choice. */
export const useLoginEnvironment = (): {
  readonly environment: LoginEnvironment | null;
  readonly reload: () => void;
} => {
  const dispatch = useAppDispatch();
  const ask = useCallback((): Promise<LoginEnvironment> => dispatch(readLoginEnvironment()).unwrap(), [dispatch]);
  const { value, reload } = useAsync(ask);
  return { environment: value, reload };
};
