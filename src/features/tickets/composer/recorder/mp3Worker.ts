import wasmAddress from 'wasm-media-encoders/wasm/mp3?url';
import { createMp3Encoder, type Mp3Encoder } from './mp3Encoder';
import type { FromMp3Worker, ToMp3Worker } from './mp3Messages';

/** A worker, so that encoding never blocks the screen. It handles messages in order. */

let encoder: Mp3Encoder | null = null;
let work = Promise.resolve();

const answer = (message: FromMp3Worker): void => globalThis.postMessage(message);

const handle = async (message: ToMp3Worker): Promise<void> => {
  if ('sampleRate' in message) {
    encoder = await createMp3Encoder(new URL(wasmAddress, globalThis.location.href).href, message.sampleRate);
  } else if ('samples' in message) encoder?.add(message.samples);
  else if (encoder) answer({ mp3: encoder.finish() });
};

globalThis.onmessage = ({ data }: MessageEvent<ToMp3Worker>) => {
  work = work.then(() => handle(data)).catch((error: unknown) => answer({ failure: String(error) }));
};
