import type { SecretKeeping, ServerAddresses } from '@/bridge/desktop';
import type { SessionSecrets, SessionVault } from './sessionVault';

/** Identifies the session a call was made for, so that a late answer cannot revive one that has ended. */
export type SessionMark = number;

export interface HeldSession {
  /** Reads the vault once, or again if the keyring was locked. Resolves when the getters are valid. */
  readonly load: () => Promise<void>;
  readonly token: () => string | null;
  readonly refreshCookie: () => string | null;
  readonly mark: () => SessionMark;
  /** Stores new secrets of the marked session; ignored if that session has ended. A missing key keeps its value. */
  readonly renew: (mark: SessionMark, secrets: Partial<SessionSecrets>) => void;
  /** Begins another session with these secrets. */
  readonly begin: (secrets: SessionSecrets) => void;
  /** Ends the session: removes it from memory and disk, including pictures and answers in Chromium's cache. */
  readonly drop: () => Promise<void>;
  readonly keeping: () => Promise<SecretKeeping>;
  /** Resolves when the vault has stored the present secrets. */
  readonly settled: () => Promise<void>;
}

interface Parts {
  readonly vault: SessionVault;
  readonly server: () => ServerAddresses | null;
  /** Withdraws notifications and removes the server's answers from the cache of the page's session. Never rejects. */
  readonly clearTraces: () => Promise<void>;
}

const NOTHING: SessionSecrets = { token: null, jrt: null };

/** The running session's secrets: in memory for use, in the vault for the next start. */
export const createHeldSession = ({ vault, server, clearTraces }: Parts): HeldSession => {
  let secrets = NOTHING;
  let mark: SessionMark = 0;
  let loading: Promise<void> | null = null;

  const read = async (): Promise<void> => {
    const rest = server()?.rest;
    if (rest === undefined) return;
    const asked = mark;
    const reading = await vault.read(rest);
    if (mark !== asked) return;
    if (reading.kind === 'found') secrets = reading.secrets;
    if (reading.kind === 'locked') loading = null;
  };
  const replace = (next: SessionSecrets, isRenewal: boolean): void => {
    secrets = next;
    const rest = server()?.rest;
    // Not awaited: a keyring that asks the user for a password would delay the sign-in.
    if (rest !== undefined) void vault.write(rest, next, isRenewal);
  };

  return {
    load: () => (loading ??= read()),
    token: () => secrets.token,
    refreshCookie: () => secrets.jrt,
    mark: () => mark,
    renew: (of, change) => {
      if (of === mark) replace({ ...secrets, ...change }, true);
    },
    begin: (next) => {
      mark += 1;
      loading = Promise.resolve();
      replace(next, false);
    },
    drop: async () => {
      mark += 1;
      loading = Promise.resolve();
      secrets = NOTHING;
      await Promise.all([vault.clear(), clearTraces()]);
    },
    keeping: vault.keeping,
    settled: vault.settled,
  };
};
