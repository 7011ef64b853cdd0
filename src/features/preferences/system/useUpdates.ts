import { useCallback, useEffect, useState } from 'react';
import type { UpdateState } from '@/bridge/system';
import { useAppDispatch } from '@/store/hooks';
import { useAnswer } from '@/ui/useAnswer';
import { checkForUpdates, installUpdate, readUpdates, watchUpdates } from './systemThunks';

/** The state of the update, followed live; null until the app has answered. */
export const useUpdates = () => {
  const dispatch = useAppDispatch();
  const ask = useCallback(() => dispatch(readUpdates()).unwrap(), [dispatch]);
  const { value } = useAnswer(ask);
  const [told, setTold] = useState<UpdateState | null>(null);
  useEffect(() => dispatch(watchUpdates(setTold)), [dispatch]);
  return {
    update: told ?? value,
    check: () => void dispatch(checkForUpdates()),
    install: () => void dispatch(installUpdate()),
  };
};
