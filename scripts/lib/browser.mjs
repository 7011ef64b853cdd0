import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { workspaceFolder } from './folders.mjs';

const PLACES = {
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium',
  ],
};

/**
 * An installed browser of the Chromium family, or null. `BALCAO_CHROMIUM` names one explicitly.
 * @returns {string | null}
 */
export function findBrowser() {
  const named = process.env.BALCAO_CHROMIUM;
  if (named) return existsSync(named) ? named : null;
  return (PLACES[process.platform] ?? PLACES.linux).find((file) => existsSync(file)) ?? null;
}

/** Debian's Chromium without windows, which does the same with a third less of the processor. */
const WINDOWLESS = '/usr/bin/chromium-headless-shell';

/**
 * The browser of the tests: as `findBrowser`, but one that cannot open windows comes before an installed one that can.
 * @returns {string | null}
 */
export const findTestBrowser = () =>
  !process.env.BALCAO_CHROMIUM && existsSync(WINDOWLESS) ? WINDOWLESS : findBrowser();

/**
 * Features of Chromium that are switched off. The first two load pages below the address bar, which headless windows do not show:
 * two seconds of a core per window. Chromium reads the last list only, so the others, which Playwright switches off, are repeated.
 */
const UNUSED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** Flags of a browser that does nothing beside the page: emulating a graphics card costs a fifth more. */
export const PAGE_ONLY = ['--disable-gpu', `--disable-features=${UNUSED_FEATURES.join(',')}`];

/** False on a Linux machine without a screen, where opening a window would only print an error. */
export const hasDisplay = () =>
  process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);

/**
 * Opens an address in a separate window, or in the default browser if no Chromium is installed.
 * Calls `onFailure` when nothing could be opened.
 */
export function openWindow(url, onFailure) {
  const browser = findBrowser();
  const [command, args] = browser ? [browser, windowArguments(url)] : defaultBrowser(url);
  spawn(command, args, { stdio: 'ignore', detached: true }).once('error', onFailure).unref();
}

export function windowArguments(url) {
  // A separate profile keeps drafts and outbox between starts and apart from the user's browsing.
  const profile = path.join(path.dirname(workspaceFolder()), 'profile');
  mkdirSync(profile, { recursive: true });
  const asRoot = process.getuid?.() === 0; // Chromium's sandbox refuses to run as root.
  // The page is already translated, so the browser must not offer to translate it.
  const language = ['--lang=pt-BR', '--accept-lang=pt-BR,pt', '--disable-features=Translate'];
  return [
    `--app=${url}`,
    `--user-data-dir=${profile}`,
    '--no-first-run',
    ...language,
    ...(asRoot ? ['--no-sandbox'] : []),
  ];
}

function defaultBrowser(url) {
  if (process.platform === 'win32') return ['cmd', ['/c', 'start', '', url]];
  return [process.platform === 'darwin' ? 'open' : 'xdg-open', [url]];
}
