import { useCallback, useEffect, useRef, useState } from 'react';
import { listAudioDevices } from '@/desktop/audio/audioDevices';
import { closeMicrophone, MicrophoneError, openMicrophone, type MicrophoneProblem } from '@/desktop/audio/microphone';
import { createMeter } from '@/desktop/audio/soundMeter';
import { audioDevicesListed, selectMicrophone } from '@/entities/device/audioDevices/audioDevices';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

interface MicrophoneTest {
  /** Loudness of this moment while it listens, 0 to 1. */
  readonly level: (() => number) | null;
  readonly problem: MicrophoneProblem | null;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Listens to the chosen microphone until it is stopped or unplugged, or until the page is left. Stores no sound. */
export const useMicrophoneTest = (): MicrophoneTest => {
  const dispatch = useAppDispatch();
  const deviceId = useAppSelector(selectMicrophone)?.id ?? null;
  // In an object, since a function given to `useState` would be called.
  const [meter, setMeter] = useState<{ readonly level: () => number } | null>(null);
  const [problem, setProblem] = useState<MicrophoneProblem | null>(null);
  const release = useRef<(() => void) | null>(null);
  /** Opening takes a while: a microphone that opens after a stop or a newer start is released at once. */
  const newest = useRef(0);

  const end = useCallback(() => {
    newest.current += 1;
    release.current?.();
    release.current = null;
    return newest.current;
  }, []);
  const stop = useCallback(() => {
    end();
    setMeter(null);
  }, [end]);

  const listen = useCallback(async () => {
    const mine = end();
    setProblem(null);
    try {
      const stream = await openMicrophone(deviceId, () => {
        if (mine === newest.current) stop();
      });
      if (mine !== newest.current) return closeMicrophone(stream);
      release.current = () => closeMicrophone(stream);
      const context = new AudioContext();
      release.current = () => {
        closeMicrophone(stream);
        void context.close();
      };
      setMeter({ level: createMeter(context, context.createMediaStreamSource(stream)) });
      // With the permission the devices have names.
      dispatch(audioDevicesListed(await listAudioDevices(navigator.mediaDevices)));
    } catch (error) {
      if (mine !== newest.current) return;
      // It may be open although its level cannot be measured.
      stop();
      setProblem(error instanceof MicrophoneError ? error.problem : 'unavailable');
    }
  }, [deviceId, dispatch, end, stop]);

  useEffect(() => () => void end(), [end]);

  return { level: meter?.level ?? null, problem, start: useCallback(() => void listen(), [listen]), stop };
};
