import { useEffect, type RefObject } from 'react';
import { presentDevice } from '@/domain/device/audioDevice';
import { useAppSelector } from '@/store/hooks';

/**
 * Lets a player sound through the speaker chosen in the preferences, also when it is changed or unplugged
 * while it plays. The element behind the ref must stay the same.
 */
export const useSpeaker = (player: RefObject<HTMLMediaElement | null>): void => {
  const id = useAppSelector(
    ({ alerts, audioDevices }) => presentDevice(alerts.speaker, audioDevices.speakers)?.id ?? '',
  );
  useEffect(() => {
    const element = player.current;
    if (!element || (element.sinkId ?? '') === id) return;
    // A speaker that just went away: the list of devices will say so, and the default plays on.
    element.setSinkId(id).catch(() => {});
  }, [player, id]);
};
