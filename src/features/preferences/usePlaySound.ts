import type { SoundName } from '@/bridge/sounds';
import { soundWanted } from '@/processes/notifications/soundActions';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { toastShown } from '@/store/toasts';

/** Plays a sound to try it; at volume 0 it says why nothing would be heard. */
export const usePlaySound = (): ((sound: SoundName) => void) => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  return (sound) => {
    const isSilent = store.getState().preferences.volume === 0;
    dispatch(isSilent ? toastShown({ kind: 'warning', textKey: 'alerts:silent' }) : soundWanted(sound));
  };
};
