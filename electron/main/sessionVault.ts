import { readFile, rm } from 'node:fs/promises';
import type { SafeStorage } from 'electron';
import { z } from 'zod';
import type { SecretKeeping } from '@/bridge/desktop';
import { writeAtomically } from './atomicFile';
import type { Log } from './log';

/** The two secrets of a session; either may be missing. */
export interface SessionSecrets {
  /** Access token, without "Bearer". */
  readonly token: string | null;
  /** Value of the refresh cookie `jrt`. */
  readonly jrt: string | null;
}

/** `locked`: the keyring cannot answer now; the file stays and a later read may find it. */
export type VaultReading =
  | { readonly kind: 'found'; readonly secrets: SessionSecrets }
  | { readonly kind: 'none' }
  | { readonly kind: 'locked' };

export interface SessionVault {
  /** Whether the system protects what is stored (SEC-06). */
  readonly keeping: () => Promise<SecretKeeping>;
  /** The secrets kept for one server, by its REST base. */
  readonly read: (server: string) => Promise<VaultReading>;
  /** Keeps them encrypted, or nowhere when the system offers no encryption. Never rejects. */
  readonly write: (server: string, secrets: SessionSecrets) => Promise<void>;
  /** Removes what is on disk. Never rejects. */
  readonly clear: () => Promise<void>;
}

const envelopeSchema = z.object({ v: z.literal(1), sealed: z.base64() });
const contentSchema = z.object({ server: z.string(), token: z.string().nullable(), jrt: z.string().nullable() });

interface Parts {
  readonly safeStorage: Pick<
    SafeStorage,
    'isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync' | 'getSelectedStorageBackend'
  >;
  readonly platform: NodeJS.Platform;
  readonly file: string;
  readonly log: Log;
}

const UNPROTECTED: ReadonlySet<string> = new Set(['basic_text', 'unknown']);
const TEMPORARY = /temporar|locked|not available|unavailable/i;

/** Secrets at rest: one file, sealed by the system's secret storage, one access at a time (DESK-09). */
export const createSessionVault = ({ safeStorage, platform, file, log }: Parts): SessionVault => {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined); // The caller has the failure; the queue goes on.
    return turn;
  };

  const keeping = async (): Promise<SecretKeeping> => {
    // On Linux the asynchronous question alone says yes to a fallback that protects nothing.
    if (platform === 'linux' && UNPROTECTED.has(safeStorage.getSelectedStorageBackend())) return 'memory';
    const available = await safeStorage.isAsyncEncryptionAvailable().catch(() => false);
    return available ? 'encrypted' : 'memory';
  };

  const remove = () => rm(file, { force: true }).catch((error: unknown) => log.error('vault not removed', { error }));

  const store = async (content: string) => {
    const sealed = await safeStorage.encryptStringAsync(content);
    await writeAtomically(file, JSON.stringify({ v: 1, sealed: sealed.toString('base64') }));
  };

  const open = async (server: string): Promise<VaultReading> => {
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) return { kind: 'none' };
    if ((await keeping()) === 'memory') return { kind: 'locked' };
    const envelope = envelopeSchema.parse(JSON.parse(text));
    const sealed = Buffer.from(envelope.sealed, 'base64');
    const { result, shouldReEncrypt } = await safeStorage.decryptStringAsync(sealed);
    const content = contentSchema.parse(JSON.parse(result));
    if (content.server !== server) return { kind: 'none' };
    if (shouldReEncrypt) await store((await safeStorage.decryptStringAsync(sealed)).result);
    return { kind: 'found', secrets: { token: content.token, jrt: content.jrt } };
  };

  return {
    keeping,
    read: (server) =>
      inTurn(async () => {
        try {
          return await open(server);
        } catch (error) {
          if (error instanceof Error && TEMPORARY.test(error.message)) {
            log.warn('vault locked for now', { kind: error.name });
            return { kind: 'locked' };
          }
          // Another user's key, a lost key, a damaged file: it will never open again.
          log.warn('vault unreadable, removed', { kind: error instanceof Error ? error.name : typeof error });
          await remove();
          return { kind: 'none' };
        }
      }),
    write: (server, { token, jrt }) =>
      inTurn(async () => {
        try {
          if ((await keeping()) === 'encrypted') await store(JSON.stringify({ server, token, jrt }));
          else await remove(); // An older session's file must not outlive it.
        } catch (error) {
          log.error('vault not written', { kind: error instanceof Error ? error.name : typeof error });
          await remove();
        }
      }),
    clear: () => inTurn(remove),
  };
};
