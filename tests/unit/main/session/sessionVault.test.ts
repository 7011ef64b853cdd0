import { existsSync, mkdirSync, readFileSync, rmdirSync, rmSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionVault } from '@native/main/session/sessionVault';
import { StandInSafeStorage } from '@tests/support/electron-stand-in/system';
import { eventually } from '@tests/support/eventually';
import { aFolder, aLog } from '../fakes';

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
  it('[SESS-01] [DESK-09] keeps the session encrypted for the next start, readable by its owner only, never in clear text', async () => {
    const { first, vault, file, folder } = open();
    await first.write(SERVER, SECRETS, false);
    expect(await vault().read(SERVER)).toEqual({ kind: 'found', secrets: SECRETS });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['session.vault']);
    const raw = readFileSync(file, 'utf8');
    for (const secret of Object.values(SECRETS)) {
      expect(raw).not.toContain(secret);
      expect(raw).not.toContain(Buffer.from(secret).toString('base64'));
    }
  });

  it('[DESK-09] [SEC-08] gives a session to its own server only', async () => {
    const { first } = open();
    await first.write(SERVER, SECRETS, false);
    expect(await first.read('https://other.example.com')).toEqual({ kind: 'none' });
  });

  it('[DESK-10] [SESS-10] [SESS-15] [SESS-18] clearing leaves nothing on disk', async () => {
    const { first, folder } = open();
    await first.write(SERVER, SECRETS, false);
    await first.clear();
    expect(readdirSync(folder)).toEqual([]);
    expect(await first.read(SERVER)).toEqual({ kind: 'none' });
  });

  it('[DESK-10] clearing also removes what a write left behind when the app was killed', async () => {
    const { first, folder, file } = open();
    await first.write(SERVER, SECRETS, false);
    writeFileSync(`${file}.tmp`, 'sealed');
    await first.clear();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('[DESK-10] writes in the requested order, so that clearing wins over an earlier write', async () => {
    const { first, folder } = open();
    await Promise.all([first.write(SERVER, SECRETS, false), first.clear()]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('[DESK-09] encrypts again when the system says the key has changed', async () => {
    const { first, safeStorage } = open();
    await first.write(SERVER, SECRETS, false);
    safeStorage.shouldReEncrypt = true;
    expect(await first.read(SERVER)).toEqual({ kind: 'found', secrets: SECRETS });
    // The key and the record are read, and the record again.
    expect(safeStorage.encryptions).toBe(3);
  });

  it('[SESS-14] is read although it cannot be encrypted again, and stays for the next start', async () => {
    const { first, safeStorage, vault } = open();
    await first.write(SERVER, SECRETS, false);
    safeStorage.shouldReEncrypt = true;
    const encrypt = vi.spyOn(safeStorage, 'encryptStringAsync');
    // The first one only asks which key the system uses.
    encrypt.mockResolvedValueOnce(Buffer.from('v11'));
    encrypt.mockRejectedValue(new Error('the disk is full'));
    expect(await vault().read(SERVER)).toEqual({ kind: 'found', secrets: SECRETS });
    encrypt.mockRestore();
    safeStorage.shouldReEncrypt = false;
    expect(await vault().read(SERVER)).toEqual({ kind: 'found', secrets: SECRETS });
  });
});

describe('when the system offers no encryption', () => {
  it.each(['win32', 'darwin', 'linux'] as const)(
    '[DESK-09] [SEC-06] %s says so: the session stays in memory, without a file',
    async (platform) => {
      const { first, safeStorage, folder } = open(platform);
      safeStorage.available = false;
      expect(await first.keeping()).toBe('memory');
      await first.write(SERVER, SECRETS, false);
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  it("[DESK-09] [SEC-06] Linux with Chromium's fixed key keeps the session in memory, without a file, although the system says yes", async () => {
    const { first, safeStorage, folder } = open('linux');
    safeStorage.tag = 'v10';
    expect(await first.keeping()).toBe('memory');
    await first.write(SERVER, SECRETS, false);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ['linux', 'v11'],
    ['linux', 'v12'],
    ['win32', 'v10'],
    ['darwin', 'v10'],
  ] as const)('[SEC-06] %s whose records begin with %s: encrypted', async (platform, tag) => {
    const { first, safeStorage, file } = open(platform);
    safeStorage.tag = tag;
    expect(await first.keeping()).toBe('encrypted');
    await first.write(SERVER, SECRETS, false);
    expect(existsSync(file)).toBe(true);
  });

  it('[DESK-09] [SEC-06] a keyring lost after the first check: the record is checked too, and not written', async () => {
    const { first, safeStorage, folder } = open('linux');
    expect(await first.keeping()).toBe('encrypted');
    safeStorage.tag = 'v10';
    await first.write(SERVER, SECRETS, false);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('[SEC-06] an earlier encrypted file does not outlive the session that replaces it', async () => {
    const { first, vault, safeStorage, file } = open();
    await first.write(SERVER, SECRETS, false);
    safeStorage.tag = 'v10';
    await vault().write(SERVER, { token: 'other', jrt: null }, false);
    expect(existsSync(file)).toBe(false);
  });

  it('[SEC-06] that file stays until it is replaced, and opens when the keyring returns', async () => {
    const { first, vault, safeStorage } = open();
    await first.write(SERVER, SECRETS, false);
    safeStorage.tag = 'v10';
    const poorer = vault();
    expect(await poorer.read(SERVER)).toEqual({ kind: 'locked' });
    safeStorage.tag = 'v11';
    expect(await poorer.read(SERVER)).toEqual({ kind: 'found', secrets: SECRETS });
  });

  it('[SEC-06] a file encrypted with the fixed key is not trusted, but removed', async () => {
    const { first, safeStorage, file } = open('linux');
    safeStorage.tag = 'v10';
    const sealed = await safeStorage.encryptStringAsync(JSON.stringify({ server: SERVER, ...SECRETS }));
    writeFileSync(file, JSON.stringify({ v: 1, sealed: sealed.toString('base64') }));
    expect(await first.read(SERVER)).toEqual({ kind: 'none' });
    expect(existsSync(file)).toBe(false);
  });
});

describe('a keyring that asks the user', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  /** The present state of a promise. */
  const stateOf = async (asked: Promise<unknown>): Promise<unknown> =>
    await Promise.race([asked, vi.advanceTimersByTimeAsync(0).then(() => 'open')]);

  it('[SEC-06] delays the user by five seconds at most, and not at all the second time', async () => {
    const { safeStorage, first } = open();
    safeStorage.locked = true;
    const asked = first.keeping();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(await stateOf(asked)).toBe('open');
    await vi.advanceTimersByTimeAsync(1);
    expect(await stateOf(asked)).toBe('memory');
    expect(await stateOf(first.keeping())).toBe('memory');
  });

  it('[SEC-06] the session behind it is found once the user has answered', async () => {
    const { safeStorage, first, vault } = open();
    await first.write(SERVER, SECRETS, false);
    safeStorage.locked = true;
    const next = vault();
    const early = next.read(SERVER);
    await eventually(async () => {
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await stateOf(early)).toEqual({ kind: 'locked' });
    });
    safeStorage.unlock();
    expect(await next.keeping()).toBe('encrypted');
    expect(await next.read(SERVER)).toEqual({ kind: 'found', secrets: SECRETS });
  });

  it('[SEC-06] that stops answering keeps the file for later', async () => {
    const { safeStorage, first, file } = open();
    await first.write(SERVER, SECRETS, false);
    safeStorage.locked = true;
    const reading = first.read(SERVER);
    await eventually(async () => {
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await stateOf(reading)).toEqual({ kind: 'locked' });
    });
    expect(existsSync(file)).toBe(true);
  });
});

describe('[SEC-06] a session that could not be stored', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const kept = { kind: 'found', secrets: SECRETS };

  it('is reported, and stored a minute later without a further sign-in', async () => {
    const { first, vault, file, log } = open();
    // A folder in the place of the file refuses it, as a full disk or a missing permission does.
    mkdirSync(file);
    await first.write(SERVER, SECRETS, false);
    expect(await first.keeping()).toBe('refused');
    await vi.advanceTimersByTimeAsync(60_000);
    await first.settled();
    expect(await first.keeping()).toBe('refused');
    expect(log.lines.filter((line) => JSON.stringify(line).includes('vault not written'))).toHaveLength(1);
    rmdirSync(file);
    await vi.advanceTimersByTimeAsync(60_000);
    await first.settled();
    expect(await first.keeping()).toBe('encrypted');
    expect(await vault().read(SERVER)).toEqual(kept);
  });

  it('is not stored after it ended', async () => {
    const { first, vault, file } = open();
    mkdirSync(file);
    await first.write(SERVER, SECRETS, false);
    rmdirSync(file);
    await first.clear();
    await vi.advanceTimersByTimeAsync(120_000);
    await first.settled();
    expect(await vault().read(SERVER)).toEqual({ kind: 'none' });
    expect(await first.keeping()).toBe('encrypted');
  });

  it.each(['the disk refuses it', 'the keyring is locked'])(
    '[SESS-14] keeps its earlier secrets while %s',
    async (cause) => {
      const { vault, safeStorage, first } = open();
      await first.write(SERVER, SECRETS, false);
      const again = vault();
      const isLocked = cause === 'the keyring is locked';
      safeStorage.locked = isLocked;
      const encrypt = vi.spyOn(safeStorage, 'encryptStringAsync');
      if (!isLocked) {
        // The first one only asks which key the system uses.
        encrypt.mockResolvedValueOnce(Buffer.from('v11'));
        encrypt.mockRejectedValue(new Error('the disk is full'));
      }
      const written = again.write(SERVER, { token: 'renewed', jrt: null }, true);
      await vi.advanceTimersByTimeAsync(5_000);
      await written;
      encrypt.mockRestore();
      safeStorage.unlock();
      expect(await vault().read(SERVER)).toEqual(kept);
    },
  );

  it('[SEC-06] leaves no earlier one on disk, also when it is renewed meanwhile', async () => {
    const { first, vault, safeStorage, file } = open();
    await first.write(SERVER, SECRETS, false);
    const next = vault();
    const encrypt = vi.spyOn(safeStorage, 'encryptStringAsync');
    encrypt.mockResolvedValueOnce(Buffer.from('v11'));
    encrypt.mockRejectedValue(new Error('the disk is full'));
    await next.write(SERVER, { token: 'other', jrt: null }, false);
    await next.write(SERVER, { token: 'renewed', jrt: null }, true);
    expect(existsSync(file)).toBe(false);
  });

  it('because the keyring was locked is stored once the user unlocks it', async () => {
    const { first, vault, safeStorage } = open();
    safeStorage.locked = true;
    const written = first.write(SERVER, SECRETS, false);
    await vi.advanceTimersByTimeAsync(5_000);
    await written;
    safeStorage.unlock();
    await vi.advanceTimersByTimeAsync(0);
    await first.settled();
    expect(await vault().read(SERVER)).toEqual(kept);
  });
});

describe('[DESK-10] a session whose file cannot be removed when it ends', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const left = async () => {
    const world = open();
    await world.first.write(SERVER, SECRETS, false);
    const sealed = readFileSync(world.file);
    // A folder in the place of the file is not removed, as a file that a virus scanner holds is not.
    rmSync(world.file);
    mkdirSync(world.file);
    await world.first.clear();
    rmdirSync(world.file);
    return { ...world, sealed };
  };

  it('is removed a minute later, so that the next start does not open it', async () => {
    const { first, file, sealed } = await left();
    writeFileSync(file, sealed);
    await vi.advanceTimersByTimeAsync(60_000);
    await first.settled();
    expect(existsSync(file)).toBe(false);
  });

  it('is not confused with the next one', async () => {
    const { first, vault } = await left();
    await first.write(SERVER, { token: 'next', jrt: null }, false);
    await vi.advanceTimersByTimeAsync(120_000);
    await first.settled();
    expect(await vault().read(SERVER)).toEqual({ kind: 'found', secrets: { token: 'next', jrt: null } });
  });
});

describe('what cannot be decrypted', () => {
  it('[DESK-09] another key: the record is removed and the password is requested', async () => {
    const { first, safeStorage, file } = open();
    await first.write(SERVER, SECRETS, false);
    safeStorage.decryptFailure = new Error('Error while decrypting the ciphertext');
    expect(await first.read(SERVER)).toEqual({ kind: 'none' });
    expect(existsSync(file)).toBe(false);
  });

  it('[SEC-06] a locked keyring: the record stays and opens later', async () => {
    const { first, safeStorage } = open();
    await first.write(SERVER, SECRETS, false);
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

  it('[SEC-05] no secret reaches the log', async () => {
    const { first, safeStorage, log } = open();
    await first.write(SERVER, SECRETS, false);
    safeStorage.decryptFailure = new Error(`cannot open ${SECRETS.token}`);
    await first.read(SERVER);
    expect(JSON.stringify(log.lines)).not.toContain(SECRETS.token);
  });
});
