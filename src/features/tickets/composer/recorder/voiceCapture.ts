/* oxlint-disable import/default -- Vite creates the default export of a `?worker&url` import */
import { closeMicrophone, openMicrophone } from '@/desktop/audio/microphone';
import { createMeter } from '@/desktop/audio/soundMeter';
import type { FromMp3Worker, ToMp3Worker } from './mp3Messages';
import pcmTapAddress from './pcmTap?worker&url';

/** Samples per second, Hz. Every MP3 player supports this rate; browsers convert the device's own rate. */
const SAMPLE_RATE = 44_100;

/** A running recording. Exactly one of `stop` and `cancel` ends it. */
export interface VoiceCapture {
  /** The present loudness, 0 to 1. */
  readonly level: () => number;
  /** Ends the recording and returns the MP3. Rejects when it could not be encoded. */
  readonly stop: () => Promise<Blob>;
  readonly cancel: () => void;
}

const createEncoding = (sampleRate: number) => {
  const worker = new Worker(new URL('./mp3Worker.ts', import.meta.url), { type: 'module' });
  const tell = (message: ToMp3Worker, moved: Transferable[] = []) => worker.postMessage(message, moved);
  const result = new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromMp3Worker>) =>
      'mp3' in data ? resolve(data.mp3) : reject(new Error(data.failure));
    worker.onerror = ({ message }) => reject(new Error(message));
  });
  // Only `stop` awaits it; an earlier rejection must not count as unhandled.
  result.catch(() => {});
  tell({ sampleRate });
  return {
    add: (samples: Float32Array<ArrayBuffer>) => tell({ samples }, [samples.buffer]),
    finish: () => {
      tell({ end: true });
      return result;
    },
    close: () => worker.terminate(),
  };
};

/** Records an open microphone. `release` closes it. */
const record = async (stream: MediaStream, context: AudioContext, release: () => void): Promise<VoiceCapture> => {
  await context.audioWorklet.addModule(pcmTapAddress);
  await context.resume();
  const source = context.createMediaStreamSource(stream);
  const tap = new AudioWorkletNode(context, 'pcm-tap', {
    numberOfOutputs: 0,
    channelCount: 1,
    channelCountMode: 'explicit',
  });
  const level = createMeter(context, source);
  const encoding = createEncoding(context.sampleRate);
  const drained = new Promise<void>((resolve) => {
    tap.port.onmessage = ({ data }: MessageEvent<Float32Array<ArrayBuffer> | null>) =>
      data === null ? resolve() : encoding.add(data);
  });
  source.connect(tap);
  return {
    level,
    stop: async () => {
      tap.port.postMessage(null);
      await drained;
      release();
      try {
        return await encoding.finish();
      } finally {
        encoding.close();
      }
    },
    cancel: () => {
      release();
      encoding.close();
    },
  };
};

/**
 * Starts to record the microphone: samples go from the audio thread to a worker that encodes MP3. `onLost`: see
 * `openMicrophone`.
 */
export const startVoiceCapture = async (microphoneId: string | null, onLost: () => void): Promise<VoiceCapture> => {
  const stream = await openMicrophone(microphoneId, onLost);
  let context: AudioContext | null = null;
  const release = () => {
    closeMicrophone(stream);
    void context?.close();
  };
  try {
    context = new AudioContext({ sampleRate: SAMPLE_RATE });
    return await record(stream, context, release);
  } catch (error) {
    release();
    throw error;
  }
};
