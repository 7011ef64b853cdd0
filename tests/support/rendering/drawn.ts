import { act } from '@testing-library/react';

// Taken before a test can fake them.
const { setTimeout: later } = globalThis;
const now = performance.now.bind(performance);

/** Limit for checks that hang, ms; a busy machine may take many times as long as an idle one. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 5;

/**
 * Resolves once `check` no longer throws and all pending updates are rendered; fails with the last error of `check` at the limit. A fake
 * clock does not move meanwhile, so timers fire only when the test advances it. (`findBy` and `waitFor` would wait by the fake clock
 * and never end.)
 */
export const drawn = async <T>(check: () => T): Promise<T> => {
  const end = now() + PATIENCE_MS;
  for (;;) {
    await act(() => new Promise<void>((resolve) => void later(resolve, PAUSE_MS)));
    try {
      return check();
    } catch (error) {
      if (now() > end) throw error;
    }
  }
};
