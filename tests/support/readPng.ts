import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

/** Bytes of a pixel: red, green, blue, alpha. */
const DEPTH = 4;
/** Length of what every such file begins with, bytes. */
const SIGNATURE = 8;

interface Picture {
  /** px */
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, row by row, 0 to 255. */
  readonly pixels: Buffer;
}

/** The neighbour that the filter "Paeth" of the format predicts a byte from. */
const paeth = (left: number, up: number, corner: number): number => {
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
};

/** Reads a PNG file of 8 bits a channel with transparency, not interlaced, as the app's own icons are. Throws for any other. */
export const readPng = (file: string): Picture => {
  const bytes = readFileSync(file);
  const parts: Buffer[] = [];
  let header: Buffer | null = null;
  for (let at = SIGNATURE; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const kind = bytes.toString('latin1', at + 4, at + 8);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (kind === 'IHDR') header = data;
    if (kind === 'IDAT') parts.push(data);
    at += length + 12;
  }
  if (header?.[8] !== 8 || header[9] !== 6 || header[12] !== 0) throw new Error(`${file} is of another kind`);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const packed = inflateSync(Buffer.concat(parts));
  const line = width * DEPTH;
  const pixels = Buffer.alloc(line * height);
  for (let row = 0; row < height; row += 1) {
    const filter = packed[row * (line + 1)]!;
    for (let place = 0; place < line; place += 1) {
      const index = row * line + place;
      const left = place < DEPTH ? 0 : pixels[index - DEPTH]!;
      const up = row === 0 ? 0 : pixels[index - line]!;
      const corner = place < DEPTH || row === 0 ? 0 : pixels[index - line - DEPTH]!;
      const predicted = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
      if (predicted === undefined) throw new Error(`${file} has an unknown filter`);
      pixels[index] = packed[row * (line + 1) + 1 + place]! + predicted;
    }
  }
  return { width, height, pixels };
};
