import bell from '../../../resources/sounds/bell.wav';
import drop from '../../../resources/sounds/drop.wav';
import marimba from '../../../resources/sounds/marimba.wav';
import rise from '../../../resources/sounds/rise.wav';
import tap from '../../../resources/sounds/tap.wav';
import type { SoundName } from '@/bridge/sounds';
import type { Log } from '@/lib/log';

const FILES: Readonly<Record<SoundName, string>> = { bell, drop, tap, marimba, rise };

export interface SoundWay {
  /** 0 to 1. */
  readonly volume: number;
  /** Empty for the system's default. */
  readonly speakerId: string;
}

export interface SoundPlayer {
  /** Plays one of the app's sounds; never rejects. A speaker that is gone is replaced by the system's default. */
  play(sound: SoundName, way: SoundWay): Promise<void>;
}

/** Each sound has one element, so a burst of the same sound restarts it instead of growing louder. */
export const createSoundPlayer = (log: Log, open: (file: string) => HTMLAudioElement): SoundPlayer => {
  const elements = new Map<SoundName, HTMLAudioElement>();
  const elementOf = (sound: SoundName): HTMLAudioElement => {
    const element = elements.get(sound) ?? open(FILES[sound]);
    elements.set(sound, element);
    return element;
  };
  const route = async (element: HTMLAudioElement, speakerId: string): Promise<void> => {
    if (element.sinkId === speakerId) return;
    try {
      await element.setSinkId(speakerId);
    } catch (error) {
      log.warn('Speaker not usable', { reason: String(error) });
      await element.setSinkId('');
    }
  };
  return {
    play: async (sound, { volume, speakerId }) => {
      const element = elementOf(sound);
      try {
        await route(element, speakerId);
        element.volume = volume;
        // Playing begins anew at the end by itself; going back first costs the browser twice as much.
        if (!element.ended) element.currentTime = 0;
        await element.play();
      } catch (error) {
        log.warn('Sound not played', { sound, reason: String(error) });
      }
    },
  };
};
