import { findBrowser } from '../../scripts/lib/browser.mjs';

export interface ChromiumChoice {
  /** Absent = Playwright's own download. */
  readonly executablePath?: string;
  /** Chromium refuses its sandbox to root. */
  readonly chromiumSandbox: boolean;
}

/**
 * Flags that save time: emulating a graphics card costs a fifth more, and optimising code that runs for a few seconds another
 * tenth.
 */
export const QUICK_START: readonly string[] = ['--disable-gpu', '--js-flags=--no-opt'];

/** The Chromium of all browser tests: `BALCAO_CHROMIUM`, else an installed one, else Playwright's own. */
export const findChromium = (): ChromiumChoice => {
  const executablePath = findBrowser();
  const chromiumSandbox = process.getuid?.() !== 0;
  return executablePath === null ? { chromiumSandbox } : { executablePath, chromiumSandbox };
};
