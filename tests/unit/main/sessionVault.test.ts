import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSessionVault } from '@native/main/sessionVault';
import { StandInSafeStorage } from '@tests/support/electron-stand-in/system';
import { aFolder, aLog } from './fakes';

const SERVER = 'https://api.example.com/api';
const SECRETS = { token: 'access-token-1', jrt: 'refresh-cookie-1' };

const open = (platform: NodeJS.Platform = 'linux') => {
  const safeStorage = new StandInSafeStorage();
  const folder = aFolder();
  const file = path.join(folder, 'session.vault');
  const log = aLog();
  const vault = () => createSessionVault({ safeStorage, platform, file, log });
  return { safeStorage, folder, file, log, vault, first: vault() };
};

describe('the vault', () => {
  it('[DESK-09] keeps the session encrypted for the next start, readable by its owner alone, never in clear text', async () => {
    const { first, vault, file, folder } = open();
    await first.write(SERVER, SECRETS);
    expect(await vault().read(SERVER)).toEqual({ kind: 'found', secrets: SECRETS });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['session.vault']);
    const raw = readFileSync(file, 'utf8');
    for (const secret of Object.values(SECRETS)) {
      expect(raw).not.toContain(secret);
      expect(raw).not.toContain(Buffer.from(secret).toString('base64'));
    }
  });

  it('gives a session to its own server alone', async () => {
    const { first } = open();
    await first.write(SERVER, SECRETS);
    expect(await first.read('https://other.example.com')).toEqual({ kind: 'none' });
  });

  it('[DESK-10] clearing leaves nothing on disk', async () => {
    const { first, folder } = open();
    await first.write(SERVER, SECRETS);
    await first.clear();
    expect(readdirSync(folder)).toEqual([]);
    expect(await first.read(SERVER)).toEqual({ kind: 'none' });
  });

  it('writes in the order asked, so that clearing wins over an earlier write', async () => {
    const { first, folder } = open();
    await Promise.all([first.write(SERVER, SECRETS), first.clear()]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('encrypts anew when the system says the key has changed', async () => {
    const { first, safeStorage } = open();
    await first.write(SERVER, SECRETS);
    safeStorage.shouldReEncrypt = true;
    expect(await first.read(SERVER)).toEqual({ kind: 'found', secrets: SECRETS });
    expect(safeStorage.encryptions).toBe(2);
  });
});

describe('where the system protects nothing', () => {
  it.each([
    ['linux', 'basic_text', true],
    ['linux', 'unknown', true],
    ['linux', 'gnome_libsecret', false],
    ['win32', 'unknown', false],
    ['darwin', 'unknown', false],
  ] as const)('[SEC-06] %s with %s, available %s: memory only, no file', async (platform, backend, available) => {
    const { first, safeStorage, folder } = open(platform);
    Object.assign(safeStorage, { backend, available });
    expect(await first.keeping()).toBe('memory');
    await first.write(SERVER, SECRETS);
    expect(readdirSync(folder)).toEqual([]);
    expect(safeStorage.encryptions).toBe(0);
  });

  it.each([
    ['linux', 'gnome_libsecret'],
    ['linux', 'kwallet6'],
    ['win32', 'unknown'],
    ['darwin', 'unknown'],
  ] as const)('[SEC-06] %s with %s and encryption available: encrypted', async (platform, backend) => {
    const { first, safeStorage } = open(platform);
    safeStorage.backend = backend;
    expect(await first.keeping()).toBe('encrypted');
  });

  it('[SEC-06] a file of better days does not outlive the session that replaces it', async () => {
    const { first, safeStorage, file } = open();
    await first.write(SERVER, SECRETS);
    safeStorage.available = false;
    await first.write(SERVER, { token: 'other', jrt: null });
    expect(existsSync(file)).toBe(false);
  });
});

describe('what cannot be opened', () => {
  it('another key: the record is removed and the password asked for', async () => {
    const { first, safeStorage, file } = open();
    await first.write(SERVER, SECRETS);
    safeStorage.decryptFailure = new Error('Error while decrypting the ciphertext');
    expect(await first.read(SERVER)).toEqual({ kind: 'none' });
    expect(existsSync(file)).toBe(false);
  });

  it('a locked keyring: the record stays and opens later', async () => {
    const { first, safeStorage } = open();
    await first.write(SERVER, SECRETS);
    safeStorage.decryptFailure = new Error('Encryption is temporarily unavailable');
    expect(await first.read(SERVER)).toEqual({ kind: 'locked' });
    safeStorage.decryptFailure = null;
    expect(await first.read(SERVER)).toEqual({ kind: 'found', secrets: SECRETS });
  });

  it.each(['', 'no json', '{"v":2,"sealed":"YQ=="}', '{"v":1,"sealed":"%%%"}', '{"v":1,"sealed":"YQ=="}'])(
    'the damaged file %j is removed',
    async (content) => {
      const { first, file } = open();
      writeFileSync(file, content);
      expect(await first.read(SERVER)).toEqual({ kind: 'none' });
      expect(existsSync(file)).toBe(false);
    },
  );

  it('no secret reaches the log', async () => {
    const { first, safeStorage, log } = open();
    await first.write(SERVER, SECRETS);
    safeStorage.decryptFailure = new Error(`cannot open ${SECRETS.token}`);
    await first.read(SERVER);
    expect(JSON.stringify(log.lines)).not.toContain(SECRETS.token);
  });
});
