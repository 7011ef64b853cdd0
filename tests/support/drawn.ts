import { act } from '@testing-library/react';

// Taken before a test can fake them.
const { setTimeout: later } = globalThis;
const now = performance.now.bind(performance);

/** Ends what hangs, ms; a busy machine may take many times as long as a quiet one. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 5;

/**
 * Resolves once `check` no longer throws, with everything drawn that came meanwhile, and fails with its last error where that
 * never comes. A fake clock does not run: what is planned for a moment comes when the test moves it there, however slow the
 * machine is. (`findBy` and `waitFor` wait by the faked clock, and never end.)
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
