#!/usr/bin/env node
// npm run sounds: generates the alert sounds from sine waves. Run it after changing a recipe and commit the result.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/electronBinary.mjs';
import { readArguments } from './lib/usage.mjs';

/**
 * A WAV file with one channel of 16 bits.
 * @param {Float32Array} samples -1 to 1
 * @param {number} rate samples per second
 */
function wav(samples, rate) {
  const bytes = samples.length * 2;
  const file = Buffer.alloc(44 + bytes);
  file.write('RIFF', 0, 'ascii');
  file.writeUInt32LE(36 + bytes, 4);
  file.write('WAVEfmt ', 8, 'ascii');
  file.writeUInt32LE(16, 16); // length of the format block
  file.writeUInt16LE(1, 20); // plain samples
  file.writeUInt16LE(1, 22); // channels
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28); // bytes in a second
  file.writeUInt16LE(2, 32); // bytes in a sample
  file.writeUInt16LE(16, 34); // bits in a sample
  file.write('data', 36, 'ascii');
  file.writeUInt32LE(bytes, 40);
  samples.forEach((sample, index) =>
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 44 + index * 2),
  );
  return file;
}

readArguments('npm run sounds\nRegenerates the alert sounds.');

const RATE = 22_050;

/**
 * One struck tone, whose overtones fade at different speeds.
 * @param {{ at: number, hertz: number, seconds: number, loud: number, overtones: [number, number][] }} tone
 *   `overtones`: multiple of the fundamental frequency, and loudness
 */
const strike = (samples, { at, hertz, seconds, loud, overtones }) => {
  const first = Math.round(at * RATE);
  const count = Math.min(Math.round(seconds * RATE), samples.length - first);
  for (let index = 0; index < count; index += 1) {
    const time = index / RATE;
    const attack = Math.min(1, time / 0.004); // without this fade-in the speaker clicks
    const fade = Math.exp((-5 * time) / seconds);
    let value = 0;
    for (const [times, share] of overtones)
      value += share * Math.sin(2 * Math.PI * hertz * times * time) * fade ** times;
    samples[first + index] += loud * attack * value;
  }
};

const tone = (seconds, tones) => {
  const samples = new Float32Array(Math.round(seconds * RATE));
  for (const one of tones) strike(samples, one);
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  // Fade out the last hundredth of a second to avoid a click, and make all sounds equally loud.
  const tail = Math.round(RATE / 100);
  return samples.map((sample, index) => (0.7 * sample * Math.min(1, (samples.length - index) / tail)) / loudest);
};

const METAL = [
  [1, 1],
  [2.01, 0.5],
  [2.76, 0.3],
  [5.4, 0.1],
];
const WOOD = [
  [1, 1],
  [3.93, 0.25],
  [9.2, 0.06],
];
const ROUND = [
  [1, 1],
  [2, 0.12],
];

/** A water drop: a tone that rises within 70 ms. */
const drop = () => {
  const steps = Array.from({ length: 12 }, (_, step) => ({
    at: step * 0.006,
    hertz: 520 * 1.07 ** step,
    seconds: 0.16,
    loud: 0.4 + step * 0.06,
    overtones: ROUND,
  }));
  return tone(0.4, steps);
};

const SOUNDS = {
  bell: () =>
    tone(0.9, [
      { at: 0, hertz: 880, seconds: 0.85, loud: 1, overtones: METAL },
      { at: 0.14, hertz: 1_174.66, seconds: 0.75, loud: 0.8, overtones: METAL },
    ]),
  drop,
  tap: () => tone(0.25, [{ at: 0, hertz: 392, seconds: 0.22, loud: 1, overtones: WOOD }]),
  marimba: () =>
    tone(0.8, [
      { at: 0, hertz: 523.25, seconds: 0.4, loud: 1, overtones: WOOD },
      { at: 0.12, hertz: 659.25, seconds: 0.4, loud: 0.9, overtones: WOOD },
      { at: 0.24, hertz: 783.99, seconds: 0.5, loud: 0.9, overtones: WOOD },
    ]),
  rise: () =>
    tone(0.7, [
      { at: 0, hertz: 440, seconds: 0.3, loud: 0.8, overtones: ROUND },
      { at: 0.15, hertz: 660, seconds: 0.5, loud: 1, overtones: ROUND },
    ]),
};

const folder = path.join(root, 'resources/sounds');
mkdirSync(folder, { recursive: true });
for (const [name, make] of Object.entries(SOUNDS)) writeFileSync(path.join(folder, `${name}.wav`), wav(make(), RATE));
console.log('The sounds are in resources/sounds.');
