/** Frames and idle time may stop coming, for example while the window is covered; nothing waits longer for them, ms. */
const LIMIT_MS = 500;

/**
 * Resolves once what was rendered just now is on screen and the page has nothing more urgent to do, after `LIMIT_MS` at the
 * latest. Where there is no screen it resolves at once.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback !== 'function' || document.visibilityState === 'hidden') return resolve();
    const timer = setTimeout(resolve, LIMIT_MS);
    requestAnimationFrame(() =>
      requestIdleCallback(() => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });
