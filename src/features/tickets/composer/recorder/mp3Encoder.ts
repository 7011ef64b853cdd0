import { createEncoder } from 'wasm-media-encoders';

const KILOBITS_PER_SECOND = 128;

export interface Mp3Encoder {
  add(samples: Float32Array): void;
  /** All that was added, as one MP3. */
  finish(): Blob;
}

/** Encodes one channel as MP3 with 128 kbps. `wasm`: address or content of the encoder's module. */
export const createMp3Encoder = async (wasm: string | Uint8Array, sampleRate: number): Promise<Mp3Encoder> => {
  const encoder = await createEncoder('audio/mpeg', wasm);
  encoder.configure({ sampleRate, channels: 1, bitrate: KILOBITS_PER_SECOND });
  const parts: Uint8Array<ArrayBuffer>[] = [];
  // The encoder answers with a view of memory it will use again.
  const keep = (part: Uint8Array): void => void parts.push(new Uint8Array(part));
  return {
    add: (samples) => keep(encoder.encode([samples])),
    finish: () => {
      keep(encoder.finalize());
      return new Blob(parts, { type: 'audio/mpeg' });
    },
  };
};
