/** Runs something once the page is idle, after `latestMs` (ms) at the latest; returns the function that gives it up. */
export const whenIdle = (run: () => void, latestMs?: number): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 0);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: latestMs });
  return () => cancelIdleCallback(handle);
};
