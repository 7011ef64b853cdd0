import { useCallback, useState } from 'react';
import type { SystemChoices, SystemState } from '@/bridge/system';
import { useAppDispatch } from '@/store/hooks';
import { useAnswer } from '@/ui/useAnswer';
import { changeSystem, chooseDownloadFolder, readSystem } from './systemThunks';

/** The installed app's choices; null until it answered. Each change shows what the app made of it. */
export const useSystemState = () => {
  const dispatch = useAppDispatch();
  const ask = useCallback(() => dispatch(readSystem()).unwrap(), [dispatch]);
  const { value } = useAnswer(ask);
  const [changed, setChanged] = useState<SystemState | null>(null);
  const take = async (answer: Promise<SystemState>): Promise<void> => {
    try {
      setChanged(await answer);
    } catch {
      // The failure listener has shown a message; the choice stays as it was.
    }
  };
  return {
    state: changed ?? value,
    change: (choices: Partial<SystemChoices>) => void take(dispatch(changeSystem(choices)).unwrap()),
    chooseFolder: () => void take(dispatch(chooseDownloadFolder()).unwrap()),
  };
};
