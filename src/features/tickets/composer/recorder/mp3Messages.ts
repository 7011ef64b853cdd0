/** Messages to the encoding worker: first `sampleRate`, then pieces of sound, then `end`. */
export type ToMp3Worker =
  | { readonly sampleRate: number }
  | { readonly samples: Float32Array<ArrayBuffer> }
  | { readonly end: true };

/** The worker's only answer. */
export type FromMp3Worker = { readonly mp3: Blob } | { readonly failure: string };
