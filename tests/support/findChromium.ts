import { findTestBrowser, PAGE_ONLY } from '../../scripts/lib/browser.mjs';

export interface ChromiumChoice {
  /** Absent = Playwright's own download. */
  readonly executablePath?: string;
  /** Chromium refuses its sandbox to root. */
  readonly chromiumSandbox: boolean;
}

/** Flags of a browser for tests, whose code runs for seconds: optimising it costs a seventh of the time. */
export const QUICK_START: readonly string[] = [...PAGE_ONLY, '--js-flags=--no-opt --no-maglev'];

/** Flags of a browser with a microphone that beeps and a camera, both granted without a prompt. */
export const FAKE_DEVICES = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'] as const;

/** The Chromium of all browser tests, or the one `find` knows: `BALCAO_CHROMIUM`, else an installed one, else Playwright's own. */
export const findChromium = (find: () => string | null = findTestBrowser): ChromiumChoice => {
  const executablePath = find();
  const chromiumSandbox = process.getuid?.() !== 0;
  return executablePath === null ? { chromiumSandbox } : { executablePath, chromiumSandbox };
};
