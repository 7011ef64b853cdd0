import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export interface Secrets {
  access: Uint8Array;
  refresh: Uint8Array;
}

const SECRET_BYTES = 32;

/** The signing secrets of a data folder: random, made once, readable by the owner only. */
export const loadSecrets = (folder: string): Secrets => {
  const file = path.join(folder, 'secrets.bin');
  let bytes = fs.existsSync(file) ? fs.readFileSync(file) : Buffer.alloc(0);
  if (bytes.length !== 2 * SECRET_BYTES) {
    bytes = randomBytes(2 * SECRET_BYTES);
    fs.writeFileSync(file, bytes, { mode: 0o600 });
  }
  return { access: bytes.subarray(0, SECRET_BYTES), refresh: bytes.subarray(SECRET_BYTES) };
};
