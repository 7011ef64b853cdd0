import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import type * as ElectronUpdater from 'electron-updater';
import type { Log } from './log';
import type { ProxyRules } from './deployedSettings';
import { applyProxy, type ProxyLogin } from './proxy';
import type { Updater } from './updates';

/** Address in the `app-update.yml` an installer may carry, when the company that built it named a feed. */
const builtInFeed = async (resources: string): Promise<string | null> => {
  const text = await readFile(path.join(resources, 'app-update.yml'), 'utf8').catch(() => '');
  return /^url:\s*['"]?(https:[^\s'"]+)/m.exec(text)?.[1] ?? null;
};

/** The feed in force: the administrator's, else the installer's; https alone, null for none. */
export const findFeed = async (deployed: string | undefined, resources: string): Promise<string | null> =>
  deployed ?? (await builtInFeed(resources));

/** Where dpkg and rpm keep what they have installed. */
const DPKG_LIST = '/var/lib/dpkg/info/balcao.list';
const RPM_DATABASES = ['/usr/lib/sysimage/rpm', '/var/lib/rpm'];
/** Both packages install there. */
const PACKAGED_UNDER = '/opt/';

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** How this copy came onto a Linux computer, which decides how it is replaced; null where nothing can replace it. */
export const linuxPackage = async (
  { APPIMAGE }: NodeJS.ProcessEnv,
  executable: string,
  exists: (file: string) => Promise<boolean> = isThere,
): Promise<'AppImage' | 'deb' | 'rpm' | null> => {
  if (APPIMAGE) return 'AppImage';
  if (!executable.startsWith(PACKAGED_UNDER)) return null;
  if (await exists(DPKG_LIST)) return 'deb';
  const databases = await Promise.all(RPM_DATABASES.map(exists));
  return databases.includes(true) ? 'rpm' : null;
};

/** The updater itself decides by a file that the builder writes only where a feed is built in. */
const suitable = async ({
  autoUpdater,
  AppImageUpdater,
  DebUpdater,
  RpmUpdater,
}: typeof ElectronUpdater): Promise<ElectronUpdater.AppUpdater | null> => {
  if (process.platform !== 'linux') return autoUpdater;
  const kind = await linuxPackage(process.env, process.execPath);
  if (kind === null) return null;
  return kind === 'AppImage' ? new AppImageUpdater() : new { deb: DebUpdater, rpm: RpmUpdater }[kind]();
};

interface Parts {
  readonly feed: string;
  /** The administrator's rules; undefined follows the system. */
  readonly proxyRules: ProxyRules | undefined;
  readonly proxyLogin: Pick<ProxyLogin, 'ask'>;
  readonly log: Log;
}

/** electron-updater on this feed; loaded only now, since most starts never need it. */
export const loadUpdater = async ({ feed, proxyRules, proxyLogin, log }: Parts): Promise<Updater | null> => {
  const { default: electronUpdater } = await import('electron-updater');
  const updater = await suitable(electronUpdater);
  if (updater === null) {
    log.info('this copy cannot replace itself, updates are off');
    return null;
  }
  // Its requests use a session of their own, and wait forever when a proxy's question gets no answer.
  await applyProxy(updater.netSession, proxyRules).catch((error: unknown) =>
    log.error('proxy rules refused', { error }),
  );
  updater.on('login', (info, callback) =>
    // Without an account the question is cancelled, which the updater's own type forgets.
    proxyLogin.ask('updates', feed, info, callback as (username?: string, password?: string) => void),
  );
  updater.setFeedURL({ provider: 'generic', url: feed });
  updater.autoDownload = true;
  updater.autoInstallOnAppQuit = false;
  updater.allowDowngrade = false;
  const note = (level: 'info' | 'warn' | 'error') => (message?: unknown) =>
    log[level]('updater', { line: String(message).slice(0, 300) });
  updater.logger = { info: note('info'), warn: note('warn'), error: note('error') };
  return updater;
};
