import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMp3Encoder } from '@/features/tickets/composer/recorder/mp3Encoder';
import { isLongEnough, recordingName } from '@/features/tickets/composer/recorder/recordingFile';

const SAMPLE_RATE = 44_100;
const PIECE = 4_410;
/** MPEG 1 layer 3, by the index in a frame's header. */
const KILOBITS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];

let wasm: Uint8Array;
beforeAll(() => {
  wasm = readFileSync(createRequire(import.meta.url).resolve('wasm-media-encoders/wasm/mp3'));
});

const tone = (piece: number): Float32Array =>
  Float32Array.from({ length: PIECE }, (_, index) =>
    Math.sin(((piece * PIECE + index) * 440 * 2 * Math.PI) / SAMPLE_RATE),
  );

const record = async (seconds: number): Promise<Uint8Array> => {
  const encoder = await createMp3Encoder(wasm, SAMPLE_RATE);
  for (let piece = 0; piece < seconds * 10; piece += 1) encoder.add(tone(piece));
  const blob = encoder.finish();
  expect(blob.type).toBe('audio/mpeg');
  return new Uint8Array(await blob.arrayBuffer());
};

/** Bit rate of each frame, kbps. */
const bitRates = (mp3: Uint8Array): number[] => {
  const rates: number[] = [];
  for (let at = 0; at + 4 <= mp3.length;) {
    const [first = 0, second = 0, third = 0] = mp3.subarray(at, at + 3);
    expect([first, second & 0xfe]).toEqual([0xff, 0xfa]);
    const rate = KILOBITS[third >> 4] ?? 0;
    rates.push(rate);
    at += Math.floor((144 * rate * 1_000) / SAMPLE_RATE) + ((third >> 1) & 1);
  }
  return rates;
};

describe('recordings', () => {
  it('[INPUT-14] every frame is MP3 with 128 kbps', async () => {
    const rates = bitRates(await record(2));
    expect(rates.length).toBeGreaterThan(70);
    expect(new Set(rates)).toEqual(new Set([128]));
  });

  it('two seconds are about 32,000 bytes', async () => {
    expect((await record(2)).length / 32_000).toBeCloseTo(1, 1);
  });

  it('[INPUT-14] the file has the name that makes it a voice note', () => {
    expect(recordingName(1_795_270_181_009)).toBe('audio-record-site-1795270181009.mp3');
  });

  it('[INPUT-15] 9999 bytes are too short, 10000 are long enough', () => {
    expect([isLongEnough(new Blob([new Uint8Array(9_999)])), isLongEnough(new Blob([new Uint8Array(10_000)]))]).toEqual(
      [false, true],
    );
  });
});
