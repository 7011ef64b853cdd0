import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { settings } from './running';
import { strict } from './strict';

/** Prefixes of encrypted records: by a keyring, or by Chromium's fixed key. */
const KEYRING_TAG = 'v11';
const FIXED_TAG = 'v10';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const UNREADABLE = 'Error while decrypting the ciphertext provided to safeStorage.decryptString.';

/** One key per user-data folder, so that what one start encrypts the next can read. */
const readKey = (): Buffer => {
  const file = path.join(settings.userData, 'host-key');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32), { mode: 0o600 });
  return readFileSync(file);
};

const tag = (): string => (settings.secrets === 'fallback' ? FIXED_TAG : KEYRING_TAG);

const encrypt = (text: string): Buffer => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', readKey(), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from(tag()), iv, cipher.getAuthTag(), body]);
};

const decrypt = (record: Buffer): string => {
  if (record.subarray(0, KEYRING_TAG.length).toString() !== tag()) throw new Error(UNREADABLE);
  const bytes = record.subarray(KEYRING_TAG.length);
  const decipher = createDecipheriv('aes-256-gcm', readKey(), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
};

const deprecated = (): never => {
  throw new Error('The synchronous safeStorage methods are deprecated in Electron 45 and gone in 46');
};

/** `safeStorage`: only the asynchronous methods. */
export const safeStorage = strict('safeStorage', {
  isAsyncEncryptionAvailable: async () => true,
  // Electron guesses this from the desktop's name, whether a keyring runs or not.
  getSelectedStorageBackend: () => 'gnome_libsecret',
  encryptStringAsync: async (text) => encrypt(text),
  decryptStringAsync: async (bytes) => ({ result: decrypt(bytes), shouldReEncrypt: false }),
  isEncryptionAvailable: deprecated,
  encryptString: deprecated,
  decryptString: deprecated,
} satisfies Partial<Electron.SafeStorage>);
