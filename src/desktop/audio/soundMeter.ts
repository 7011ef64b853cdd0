/** Speech seldom uses more than a third of the range; the meter does. */
const METER_GAIN = 3;

/** Reads the present loudness, 0 to 1, of what `source` plays or records. */
export const createMeter = (context: AudioContext, source: AudioNode): (() => number) => {
  const analyser = new AnalyserNode(context, { fftSize: 512 });
  source.connect(analyser);
  const wave = new Float32Array(analyser.fftSize);
  return () => {
    analyser.getFloatTimeDomainData(wave);
    const power = wave.reduce((sum, sample) => sum + sample * sample, 0) / wave.length;
    return Math.min(1, Math.sqrt(power) * METER_GAIN);
  };
};
