import type { ServerState } from '@/bridge/desktop';
import { useRead } from '@/ui/useAsync';
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
  const { value, reload } = useRead(readLoginEnvironment);
  return { environment: value, reload };
};
