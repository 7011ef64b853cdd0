import { createEncoder } from 'wasm-media-encoders';

const KILOBITS_PER_SECOND = 128;

export interface Mp3Encoder {
  add(samples: Float32Array): void;
  /** Returns everything added so far as one MP3. */
  finish(): Blob;
}

/** Encodes one channel as MP3 at 128 kbit/s. `wasm`: address or content of the encoder's module; `sampleRate` in Hz. */
export const createMp3Encoder = async (wasm: string | Uint8Array, sampleRate: number): Promise<Mp3Encoder> => {
  const encoder = await createEncoder('audio/mpeg', wasm);
  encoder.configure({ sampleRate, channels: 1, bitrate: KILOBITS_PER_SECOND });
  const parts: Uint8Array<ArrayBuffer>[] = [];
  // Copied, since the encoder returns a view of memory that it will reuse.
  const keep = (part: Uint8Array): void => void parts.push(new Uint8Array(part));
  return {
    add: (samples) => keep(encoder.encode([samples])),
    finish: () => {
      keep(encoder.finalize());
      return new Blob(parts, { type: 'audio/mpeg' });
    },
  };
};
