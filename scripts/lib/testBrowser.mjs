import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { root } from './electronBinary.mjs';

const run = (command, args) => spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0;

/** Whether Playwright's own browser has been downloaded. */
async function hasOwnBrowser() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs with apt, including an emoji font: without one, emoji in screenshots are empty boxes. */
const aptInstall = () =>
  run('apt-get', ['update', '-q']) &&
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-noto-color-emoji']);

/** Finds or installs the Chromium of the end-to-end tests. Ends the process if that fails. */
export async function ensureTestBrowser() {
  if (findBrowser() || (await hasOwnBrowser())) return;
  console.log('The end-to-end tests need a Chromium; installing one…');
  const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
  if (run(process.execPath, [playwright, 'install', 'chromium'])) return;
  if (canUseApt() && aptInstall() && findBrowser()) return;
  console.error('No Chromium could be installed. Install Chromium or Chrome, or set BALCAO_CHROMIUM to its path.');
  process.exit(1);
}
