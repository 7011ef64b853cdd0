import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import type * as ElectronUpdater from 'electron-updater';
import type { Log } from './log';
import type { ProxyRules } from './deployedSettings';
import { applyProxy, type ProxyLogin } from './proxy';
import type { Updater } from './updates';

/** The feed's address from `app-update.yml`, which an installer contains if it was built with a feed. */
const builtInFeed = async (resources: string): Promise<string | null> => {
  const text = await readFile(path.join(resources, 'app-update.yml'), 'utf8').catch(() => '');
  return /^url:\s*['"]?(https:[^\s'"]+)/m.exec(text)?.[1] ?? null;
};

/** The feed in use: the administrator's, else the installer's; only https, null for none. */
export const findFeed = async (deployed: string | undefined, resources: string): Promise<string | null> =>
  deployed ?? (await builtInFeed(resources));

/** Where dpkg lists the app's files, and where rpm has its databases. */
const DPKG_LIST = '/var/lib/dpkg/info/balcao.list';
const RPM_DATABASES = ['/usr/lib/sysimage/rpm', '/var/lib/rpm'];
/** The folder that the deb and rpm packages install into. */
const PACKAGED_UNDER = '/opt/';

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** How this copy was installed on Linux, which decides how it is updated; null if nothing can replace it. */
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

/** Chooses the updater for this copy. electron-updater's own choice needs a file that exists only with a built-in feed. */
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
  /** The administrator's proxy rules; undefined follows the system. */
  readonly proxyRules: ProxyRules | undefined;
  readonly proxyLogin: Pick<ProxyLogin, 'ask'>;
  readonly log: Log;
}

/** Loads electron-updater for this feed; imported only here, since most starts never need it. */
export const loadUpdater = async ({ feed, proxyRules, proxyLogin, log }: Parts): Promise<Updater | null> => {
  const { default: electronUpdater } = await import('electron-updater');
  const updater = await suitable(electronUpdater);
  if (updater === null) {
    log.info('this copy cannot replace itself, updates are off');
    return null;
  }
  // The updater's requests use their own session, and wait forever if a proxy's question gets no answer.
  await applyProxy(updater.netSession, proxyRules).catch((error: unknown) =>
    log.error('proxy rules refused', { error }),
  );
  updater.on('login', (info, callback) =>
    // Calling back without an account cancels the question; the updater's type does not allow that.
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
