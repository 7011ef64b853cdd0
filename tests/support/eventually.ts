import { vi } from 'vitest';

/**
 * Resolves once `check` no longer throws, and fails with its last error at the limit. The limit, ms, only ends what hangs: a busy
 * machine may take many times as long as an idle one. Each check advances a fake clock by `interval`.
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 10 });
