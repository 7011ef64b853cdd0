import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '../log';
import type { ProxyRules } from './deployedSettings';
import { applyProxy, type ProxyLogin } from './proxy';
import type { Updater } from './updates';

/** Address in the `app-update.yml` an installer may carry, when the company that built it named a feed. */
const builtInFeed = async (resources: string): Promise<string | null> => {
  const text = await readFile(path.join(resources, 'app-update.yml'), 'utf8').catch(() => '');
  return /^url:\s*['"]?(https:[^\s'"]+)/m.exec(text)?.[1] ?? null;
};

/** The feed in force: the administrator's, else the installer's; https alone, null for none (DIAG-04). */
export const findFeed = async (deployed: string | undefined, resources: string): Promise<string | null> =>
  deployed ?? (await builtInFeed(resources));

interface Parts {
  readonly feed: string;
  /** The administrator's rules; undefined follows the system. */
  readonly proxyRules: ProxyRules | undefined;
  readonly proxyLogin: Pick<ProxyLogin, 'ask'>;
  readonly log: Log;
}

/** electron-updater on this feed; loaded only now, since most starts never need it. */
export const loadUpdater = async ({ feed, proxyRules, proxyLogin, log }: Parts): Promise<Updater> => {
  const { default: electronUpdater } = await import('electron-updater');
  const { autoUpdater } = electronUpdater;
  // Its requests go by a session of their own, and wait for ever when nobody answers a proxy.
  await applyProxy(autoUpdater.netSession, proxyRules).catch((error: unknown) =>
    log.error('proxy rules refused', { error }),
  );
  autoUpdater.on('login', (info, callback) =>
    // Without an account the question is cancelled, which the updater's own type forgets.
    proxyLogin.ask('updates', feed, info, callback as (username?: string, password?: string) => void),
  );
  autoUpdater.setFeedURL({ provider: 'generic', url: feed });
  autoUpdater.autoDownload = true;
  autoUpdater.autoInstallOnAppQuit = false;
  autoUpdater.allowDowngrade = false;
  const note = (level: 'info' | 'warn' | 'error') => (message?: unknown) =>
    log[level]('updater', { line: String(message).slice(0, 300) });
  autoUpdater.logger = { info: note('info'), warn: note('warn'), error: note('error') };
  return autoUpdater;
};
