import { useCallback } from 'react';
import type { ServerState } from '@/bridge/desktop';
import { useAppDispatch } from '@/store/hooks';
import { useAnswer } from '@/ui/useAnswer';
import { readSurroundings } from './serverThunks';

export interface Surroundings {
  readonly server: ServerState;
  readonly mayChoose: boolean;
  /** The demo workspace may be chosen; an administrator may have hidden it. */
  readonly offersDemo: boolean;
  readonly appVersion: string;
}

/** The machine around the login screen; null until it answered. `reload` asks again, after a choice for example. */
export const useSurroundings = (): { readonly surroundings: Surroundings | null; readonly reload: () => void } => {
  const dispatch = useAppDispatch();
  const ask = useCallback((): Promise<Surroundings> => dispatch(readSurroundings()).unwrap(), [dispatch]);
  const { value, reload } = useAnswer(ask);
  return { surroundings: value, reload };
};
