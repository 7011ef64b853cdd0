import { useEffect, type RefObject } from 'react';
import { presentDevice } from '@/domain/device/audioDevice';
import { useAppSelector } from '@/store/hooks';

/**
 * Plays a media element through the speaker chosen in the preferences, also when the speaker is changed or unplugged during
 * playback. The element behind the ref must stay the same.
 */
export const useSpeaker = (player: RefObject<HTMLMediaElement | null>): void => {
  const id = useAppSelector(
    ({ alerts, audioDevices }) => presentDevice(alerts.speaker, audioDevices.speakers)?.id ?? '',
  );
  useEffect(() => {
    const element = player.current;
    if (!element || (element.sinkId ?? '') === id) return;
    // The speaker was just unplugged: the list of devices will update, and the default speaker plays on.
    element.setSinkId(id).catch(() => {});
  }, [player, id]);
};
