import { BARS, LOWEST, type SoundBar } from './soundShape';

/** Hz. Enough to draw a sound: decoding resamples, and a low rate saves memory. */
const SAMPLE_RATE = 8_000;

/** The loudest sample in the stretch of each bar. */
const peaksOf = (samples: Float32Array): readonly number[] =>
  Array.from({ length: BARS }, (_, bar) => {
    const from = Math.floor((bar * samples.length) / BARS);
    const to = Math.floor(((bar + 1) * samples.length) / BARS);
    let peak = 0;
    for (let place = from; place < to; place += 1) peak = Math.max(peak, Math.abs(samples[place] ?? 0));
    return peak;
  });

/** The bars of decoded samples: the loudest bar has full height, silence the lowest. */
export const barsOf = (samples: Float32Array): readonly SoundBar[] => {
  const peaks = peaksOf(samples);
  const loudest = Math.max(...peaks);
  return peaks.map((peak, bar) => ({
    place: bar / BARS,
    height: loudest === 0 ? LOWEST : LOWEST + (1 - LOWEST) * (peak / loudest),
  }));
};

/** Decodes a sound file into bars; rejects for a file that is not a sound. */
export const decodeSound = async (file: Blob): Promise<readonly SoundBar[]> => {
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE);
  const sound = await context.decodeAudioData(await file.arrayBuffer());
  return barsOf(sound.getChannelData(0));
};
