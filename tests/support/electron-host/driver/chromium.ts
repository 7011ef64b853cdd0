import path from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { FAKE_DEVICES, findChromium, QUICK_START } from '../../findChromium';
import { quickenPolls } from '../../quickPolls';

/** Switches off Chromium's background work, which could disturb tests. */
const FLAGS = [
  ...QUICK_START,
  ...FAKE_DEVICES,
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
  // Keep frames of other sites in the page's process, where frameGuard.ts sees their navigations.
  '--disable-site-isolation-trials',
];

export interface RunningChromium {
  readonly context: BrowserContext;
  /** Ends the browser as `kill -9` does: nothing is flushed. */
  kill(): void;
}

interface ProcessInfo {
  readonly processInfo: readonly { readonly type: string; readonly id: number }[];
}

const processIdOf = async (context: BrowserContext): Promise<number> => {
  const browser = context.browser();
  if (!browser) throw new Error('The Playwright context has no browser');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = (await session.send('SystemInfo.getProcessInfo')) as ProcessInfo;
  await session.detach();
  const main = processInfo.find(({ type }) => type === 'browser');
  if (!main) throw new Error('Chromium did not name its main process');
  return main.id;
};

/** Starts Chromium over a profile inside the user-data folder, with every request going through the host's proxy. */
export const startChromium = async (userData: string, proxyPort: number): Promise<RunningChromium> => {
  const context = await chromium.launchPersistentContext(path.join(userData, 'chromium'), {
    ...findChromium(),
    headless: !process.env.HEADFUL,
    locale: 'pt-BR',
    viewport: { width: 1280, height: 800 },
    proxy: { server: `http://127.0.0.1:${proxyPort}` },
    args: FLAGS,
  });
  const [blank] = context.pages();
  if (blank) await quickenPolls(blank);
  const pid = await processIdOf(context);
  return {
    context,
    kill: () => {
      process.kill(pid, 'SIGKILL');
    },
  };
};
