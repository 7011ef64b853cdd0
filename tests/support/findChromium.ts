import { findBrowser } from '../../scripts/lib/browser.mjs';

export interface ChromiumChoice {
  /** Absent: Playwright's own download is used. */
  readonly executablePath?: string;
  /** Chromium refuses its sandbox to root. */
  readonly chromiumSandbox: boolean;
}

/**
 * Drawing by a graphics card that is not there costs a fifth more, and compiling for speed what runs for a few seconds another
 * tenth.
 */
export const QUICK_START: readonly string[] = ['--disable-gpu', '--js-flags=--no-opt'];

/** The Chromium of all browser tests: `BALCAO_CHROMIUM`, else an installed one, else Playwright's own. */
export const findChromium = (): ChromiumChoice => {
  const executablePath = findBrowser();
  const chromiumSandbox = process.getuid?.() !== 0;
  return executablePath === null ? { chromiumSandbox } : { executablePath, chromiumSandbox };
};
