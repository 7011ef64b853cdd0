/**
 * A WAV file of one channel with 16 bits.
 * @param {Float32Array} samples -1 to 1
 * @param {number} rate samples in a second
 */
export function wav(samples, rate) {
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
