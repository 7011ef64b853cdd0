import { readFile } from 'node:fs/promises';
import type { SafeStorage } from 'electron';
import { z } from 'zod';
import type { SecretKeeping } from '@/bridge/desktop';
import { removeWholly, writeAtomically } from '../system/atomicFile';
import { inTime } from '../system/inTime';
import type { Log } from '../system/log';
import { createTurns } from '../system/turns';

/** The two secrets of a session; either may be missing. */
export interface SessionSecrets {
  /** Access token, without "Bearer". */
  readonly token: string | null;
  /** Value of the refresh cookie `jrt`. */
  readonly jrt: string | null;
}

/** `locked`: the keyring cannot answer now; the file stays, and a later read may succeed. */
export type VaultReading =
  | { readonly kind: 'found'; readonly secrets: SessionSecrets }
  | { readonly kind: 'none' }
  | { readonly kind: 'locked' };

export interface SessionVault {
  /** Whether the session is kept for the next start; also `memory` until the user has unlocked the keyring. */
  readonly keeping: () => Promise<SecretKeeping>;
  /** Reads the secrets stored for a server, by its REST base. Never rejects. */
  readonly read: (server: string) => Promise<VaultReading>;
  /**
   * Stores the secrets encrypted, or not at all if the system offers no encryption. What the disk refuses, or a keyring that answers late,
   * is stored later unless it was replaced or cleared; meanwhile the earlier secrets stay if they are of the same session, which servers
   * still accept. Never rejects.
   */
  readonly write: (server: string, secrets: SessionSecrets, isRenewal: boolean) => Promise<void>;
  /** Removes what is on disk, later if the file cannot be removed now. Never rejects. */
  readonly clear: () => Promise<void>;
  /** Resolves when all calls so far are done. */
  readonly settled: () => Promise<void>;
}

const envelopeSchema = z.object({ v: z.literal(1), sealed: z.base64() });
const contentSchema = z.object({ server: z.string(), token: z.string().nullable(), jrt: z.string().nullable() });

interface Parts {
  readonly safeStorage: Pick<SafeStorage, 'isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync'>;
  readonly platform: NodeJS.Platform;
  readonly file: string;
  readonly log: Log;
}

/** Longest wait for the secret storage, ms: it does not answer while the system asks the user to unlock it. */
const PATIENCE_MS = 5_000;
/** Delay before secrets that could not be written are written again, ms. */
const AGAIN_MS = 60_000;
const TEMPORARY = /temporar|locked|not available|unavailable/i;
/** Text that is encrypted once, to find out which key the system uses. */
const PROBE = 'balcao';
/** Linux: prefix of what Chromium encrypts with its own fixed key, which protects nothing. */
const FIXED_KEY = 'v10';

/** What may be logged of a failure: its message may hold a secret. */
const kindOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

class NoAnswer extends Error {}
class Unprotected extends Error {}

/** Stores secrets in one file, encrypted by the system's secret storage, one access at a time. */
export const createSessionVault = ({ safeStorage, platform, file, log }: Parts): SessionVault => {
  const { inTurn, settled } = createTurns();

  const answered = <Value>(asked: Promise<Value>): Promise<Value> =>
    inTime(asked, PATIENCE_MS, () => {
      throw new NoAnswer('the secret storage did not answer');
    });

  // Only an encrypted record shows this: on Linux the system reports encryption even for a fallback that protects nothing.
  const isProtected = (sealed: Buffer): boolean =>
    platform !== 'linux' || sealed.subarray(0, FIXED_KEY.length).toString('latin1') !== FIXED_KEY;

  const ask = async (): Promise<SecretKeeping> => {
    if (!(await safeStorage.isAsyncEncryptionAvailable())) return 'memory';
    return isProtected(await safeStorage.encryptStringAsync(PROBE)) ? 'encrypted' : 'memory';
  };

  /** The question to the system; kept while it is unanswered, and after a positive answer. */
  let asking: Promise<SecretKeeping> | null = null;
  let isOverdue = false;
  const askOnce = async (): Promise<SecretKeeping> => {
    const kept = await ask().catch((error: unknown): SecretKeeping => {
      log.warn('the secret storage failed', { kind: kindOf(error) });
      return 'memory';
    });
    if (isOverdue && kept === 'encrypted') void inTurn(storeOwed);
    isOverdue = false;
    if (kept === 'memory') asking = null;
    return kept;
  };
  const protection = (): Promise<SecretKeeping> => {
    asking ??= askOnce();
    // After one time-out do not wait for the system again; a later answer counts from then on.
    return inTime(asking, isOverdue ? 0 : PATIENCE_MS, () => {
      if (!isOverdue) log.warn('the secret storage did not answer');
      isOverdue = true;
      return 'memory';
    });
  };

  const remove = (): Promise<boolean> =>
    removeWholly(file).then(
      () => true,
      (error: unknown) => {
        log.error('vault not removed', { error });
        return false;
      },
    );

  const store = async (content: string) => {
    const sealed = await answered(safeStorage.encryptStringAsync(content));
    if (!isProtected(sealed)) throw new Unprotected('sealed with a key that everybody knows');
    await writeAtomically(file, JSON.stringify({ v: 1, sealed: sealed.toString('base64') }));
  };

  /** The file may hold another session, which must not outlive the one that replaced it. */
  let isOthers = false;
  const removeOthers = async (): Promise<void> => {
    if (isOthers) isOthers = !(await remove());
  };

  /** What is to be on disk and is not. */
  let owed: string | null = null;
  let isRefused = false;
  /** A session that has ended is still on disk: the next start would open it for whoever is there then. */
  let isLeft = false;
  let again: NodeJS.Timeout | undefined;
  const owe = (content: string | null): void => {
    clearTimeout(again);
    owed = content;
    isLeft = false;
    if (content === null) isRefused = false;
  };
  const storeOwed = async (): Promise<void> => {
    clearTimeout(again);
    if (owed === null) return;
    try {
      if ((await protection()) !== 'encrypted') {
        await removeOthers();
        return;
      }
      await store(owed);
      isOthers = false;
      owe(null);
    } catch (error) {
      if (!isRefused) log.error('vault not written', { kind: kindOf(error) });
      isRefused = true;
      again = setTimeout(() => void inTurn(storeOwed), AGAIN_MS).unref();
      await removeOthers();
    }
  };

  const clear = async (): Promise<void> => {
    owe(null);
    isLeft = !(await remove());
    if (isLeft) again = setTimeout(() => void inTurn(clearLeft), AGAIN_MS).unref();
  };
  const clearLeft = async (): Promise<void> => {
    if (isLeft) await clear();
  };

  const open = async (server: string): Promise<VaultReading> => {
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) return { kind: 'none' };
    const envelope = envelopeSchema.parse(JSON.parse(text));
    const sealed = Buffer.from(envelope.sealed, 'base64');
    if (!isProtected(sealed)) throw new Unprotected('sealed with a key that everybody knows');
    // The key is unavailable now: the file stays until it is available.
    if ((await protection()) === 'memory') return { kind: 'locked' };
    const { result, shouldReEncrypt } = await answered(safeStorage.decryptStringAsync(sealed));
    const content = contentSchema.parse(JSON.parse(result));
    if (content.server !== server) return { kind: 'none' };
    // The record under the old key can still be read, so a failure must not end the session.
    if (shouldReEncrypt)
      await store(result).catch((error: unknown) => log.warn('vault not sealed again', { kind: kindOf(error) }));
    return { kind: 'found', secrets: { token: content.token, jrt: content.jrt } };
  };

  return {
    keeping: async () => {
      if ((await protection()) === 'memory') return 'memory';
      await settled();
      return isRefused ? 'refused' : 'encrypted';
    },
    read: (server) =>
      inTurn(async () => {
        try {
          return await open(server);
        } catch (error) {
          if (error instanceof NoAnswer || (error instanceof Error && TEMPORARY.test(error.message))) {
            log.warn('vault locked for now', { kind: error.name });
            return { kind: 'locked' };
          }
          // Another user's key, a lost key, a damaged file: it will never open again.
          log.warn('vault unreadable, removed', { kind: kindOf(error) });
          await remove();
          return { kind: 'none' };
        }
      }),
    write: (server, { token, jrt }, isRenewal) =>
      inTurn(async () => {
        isOthers ||= !isRenewal;
        owe(JSON.stringify({ server, token, jrt }));
        await storeOwed();
      }),
    clear: () => inTurn(clear),
    settled,
  };
};
