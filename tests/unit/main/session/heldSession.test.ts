import { describe, expect, it, vi } from 'vitest';
import type { ServerAddresses } from '@/bridge/desktop';
import { createHeldSession } from '@native/main/session/heldSession';
import type { VaultReading } from '@native/main/session/sessionVault';
import { aServer } from '../fakes';

const SECRETS = { token: 't', jrt: 'j' };
const open = (reading: () => Promise<VaultReading>, server: ServerAddresses | null = aServer()) => {
  const vault = {
    read: vi.fn(reading),
    write: vi.fn(async () => undefined),
    clear: vi.fn(async () => undefined),
    keeping: async () => 'encrypted' as const,
    settled: async () => undefined,
  };
  const clearTraces = vi.fn(async () => undefined);
  return { vault, clearTraces, held: createHeldSession({ vault, server: () => server, clearTraces }) };
};
const found = async (): Promise<VaultReading> => ({ kind: 'found', secrets: SECRETS });

describe('the session in memory', () => {
  it('[DESK-10] is read once for its server', async () => {
    const { vault, held } = open(found);
    await Promise.all([held.load(), held.load()]);
    expect(vault.read.mock.calls).toEqual([['https://api.example.com/api']]);
    expect([held.token(), held.refreshCookie()]).toEqual(['t', 'j']);
  });

  it('is neither read nor stored without a server', async () => {
    const { vault, held } = open(found, null);
    await held.load();
    held.begin(SECRETS);
    expect([vault.read.mock.calls, vault.write.mock.calls, held.token()]).toEqual([[], [], 't']);
  });

  it('[SEC-06] is read again after a keyring that was locked, but not after one that was empty', async () => {
    const answers: VaultReading[] = [{ kind: 'locked' }, { kind: 'found', secrets: SECRETS }];
    const locked = open(async () => answers.shift() ?? { kind: 'none' });
    await locked.held.load();
    expect(locked.held.token()).toBeNull();
    await locked.held.load();
    expect(locked.held.token()).toBe('t');
    const empty = open(async () => ({ kind: 'none' }));
    await empty.held.load();
    await empty.held.load();
    expect(empty.vault.read).toHaveBeenCalledTimes(1);
  });

  it('[DESK-10] [SEC-08] that begins or ends while the vault is read is not replaced by what was in it', async () => {
    let answer: (reading: VaultReading) => void = () => undefined;
    const { held } = open(() => new Promise((resolve) => (answer = resolve)));
    const loading = held.load();
    held.begin({ token: 'new', jrt: null });
    answer({ kind: 'found', secrets: SECRETS });
    await loading;
    expect(held.token()).toBe('new');
  });

  it('[DESK-10] [SESS-13] is renewed only under its own mark, and a missing part keeps its value', async () => {
    const { vault, held } = open(found);
    await held.load();
    const mark = held.mark();
    held.renew(mark, { token: 't2' });
    expect([held.token(), held.refreshCookie()]).toEqual(['t2', 'j']);
    expect(vault.write).toHaveBeenLastCalledWith('https://api.example.com/api', { token: 't2', jrt: 'j' }, true);
    held.begin(SECRETS);
    held.renew(mark, { token: 'late' });
    expect(held.token()).toBe('t');
    expect(held.mark()).toBeGreaterThan(mark);
  });

  it('[SESS-18] [DESK-10] [SEC-08] [SESS-10] [SESS-15] that ends leaves nothing in memory, on disk and in the cache, and no mark of its own', async () => {
    const { vault, clearTraces, held } = open(found);
    await held.load();
    const mark = held.mark();
    await held.drop();
    held.renew(mark, SECRETS);
    await held.load();
    expect([held.token(), held.refreshCookie()]).toEqual([null, null]);
    expect([vault.clear.mock.calls.length, clearTraces.mock.calls.length, vault.read.mock.calls.length]).toEqual([
      1, 1, 1,
    ]);
  });
});
