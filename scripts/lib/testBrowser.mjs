import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findBrowser, findTestBrowser } from './browser.mjs';
import { root } from './electronBinary.mjs';

const run = (command, args) => spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0;

/** Whether Playwright's own browser has been downloaded. */
async function hasOwnBrowser() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs with apt, including an emoji font: without one, emoji in screenshots are empty boxes. */
const aptInstall = (browser) =>
  run('apt-get', ['update', '-q']) &&
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', browser, 'fonts-noto-color-emoji']);

/**
 * Finds or installs a Chromium; `find` looks for it, `packages` are its names for apt, the first one that exists is taken. Ends the
 * process if that fails.
 */
async function ensure(find, packages) {
  if (find() || (await hasOwnBrowser())) return;
  console.log('This needs a Chromium; installing one…');
  const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
  if (run(process.execPath, [playwright, 'install', 'chromium'])) return;
  if (canUseApt() && packages.some((name) => aptInstall(name) && find())) return;
  console.error('No Chromium could be installed. Install Chromium or Chrome, or set BALCAO_CHROMIUM to its path.');
  process.exit(1);
}

/** For the browser tests. */
export const ensureTestBrowser = () => ensure(findTestBrowser, ['chromium-headless-shell', 'chromium']);

/** For measurements, which want the browser that people have: it paints and schedules frames as Electron does. */
export const ensureWholeBrowser = () => ensure(findBrowser, ['chromium']);
