import path from 'node:path';
import { app, BrowserWindow, dialog, Notification, session, shell, systemPreferences } from 'electron';
import type { ServerAddresses } from '@/bridge/desktop';
import { originOf } from '../window/appOrigin';
import type { Ipc } from '../window/ipc';
import type { Language } from './language';
import type { Log } from './log';
import type { QuitSequence } from '../window/quitSequence';
import { serverOrigins } from '../server/serverOrigins';
import type { SettingsFile } from './settingsFile';
import type { MainWindow } from '../window/window';
import type { Choices } from './choices';
import type { DeployedSettings } from './deployedSettings';
import { createDiagnostics } from './diagnostics';
import { createDownloads } from './downloads';
import { followLoginChoice, type LoginItem } from './loginItem';
import { createMenus } from '../window/menus';
import type { ProxyLogin } from './proxy';
import type { PageFlush } from '../window/pageFlush';
import { askAboutRisk, askToReload } from '../window/questions';
import { createPrinter } from './printHidden';
import { createSpelling } from './spelling';
import { createStorageUsage } from './storageUsage';
import type { SystemServices } from './systemHandlers';
import { createTouch } from './touch';
import { loadUpdater } from './updater';
import { createUpdates } from './updates';

interface Parts {
  readonly window: MainWindow;
  readonly language: Language;
  readonly settings: SettingsFile;
  readonly choices: Choices;
  readonly loginItem: LoginItem;
  readonly deployed: DeployedSettings | null;
  readonly pageOrigin: string;
  readonly server: () => ServerAddresses | null;
  readonly stopDemo: () => Promise<void>;
  readonly resetDemo: () => Promise<void>;
  /** Address of the update feed; null for none. */
  readonly feed: string | null;
  readonly proxyLogin: ProxyLogin;
  readonly push: Ipc['push'];
  readonly flush: PageFlush;
  readonly quit: Pick<QuitSequence, 'finishNow' | 'goOn'>;
  readonly log: Log;
}

/** Creates the services of the installed app itself: choices, menus, downloads, proxy, updates, diagnostics. */
export const startSystem = (parts: Parts): SystemServices => {
  const { window, language, settings, choices, loginItem, deployed, pageOrigin, server } = parts;
  const { stopDemo, resetDemo, feed, proxyLogin, push, flush, quit, log } = parts;
  const { platform } = process;
  const { browserWindow } = window;
  const { defaultSession } = session;
  const folder = app.getPath('userData');
  const now = () => performance.now();

  const spelling = createSpelling({ session: defaultSession, platform, dictionaries: deployed?.dictionaries });
  const checkSpelling = () => spelling.apply(choices.get().spelling, language.current());
  checkSpelling();
  language.onChanged(checkSpelling);
  choices.onChanged(checkSpelling);
  followLoginChoice({ loginItem, choices, settings, deployed });

  const reload = async (): Promise<void> => {
    const isUnsaved = await flush.request();
    if (!isUnsaved || (await askToReload(window, language.words()))) window.reload();
  };
  const menus = createMenus({
    language,
    platform,
    contents: browserWindow.webContents,
    command: (command) => {
      window.open();
      push('menu:command', command);
    },
    reload: () => void reload(),
    quit: () => app.quit(),
  });

  const mayFetch = (address: string): boolean => {
    if (address.startsWith(`blob:${pageOrigin}/`)) return true;
    const current = server();
    return current !== null && serverOrigins(current).includes(originOf(address) ?? '');
  };

  const updates = createUpdates({
    load: feed === null ? null : () => loadUpdater({ feed, proxyRules: deployed?.proxy, proxyLogin, log }),
    report: (state) => push('updates:changed', state),
    beforeInstall: quit.finishNow,
    installFailed: quit.goOn,
    log,
  });
  updates.begin();

  return {
    choices,
    chooseDownloadFolder: async () => {
      const { chooseFolder } = language.words();
      const { canceled, filePaths } = await dialog.showOpenDialog(browserWindow, {
        title: chooseFolder,
        defaultPath: choices.get().downloadFolder ?? app.getPath('downloads'),
        properties: ['openDirectory', 'createDirectory'],
      });
      const [chosen] = filePaths;
      if (!canceled && chosen !== undefined) choices.change({ downloadFolder: chosen });
    },
    speak: menus.speak,
    showMenu: menus.show,
    downloads: createDownloads({
      session: defaultSession,
      page: () => (browserWindow.isDestroyed() ? null : browserWindow.webContents),
      shell,
      folder: () => choices.get().downloadFolder,
      systemFolder: app.getPath('downloads'),
      mayFetch,
      confirmRisk: (name) => askAboutRisk(window, language.words(), name),
      report: (progress) => push('downloads:changed', progress),
      now,
      log,
    }),
    print: createPrinter({
      create: (options) => new BrowserWindow(options),
      openSession: () => session.fromPartition('print'),
    }),
    proxy: proxyLogin,
    updates,
    diagnostics: createDiagnostics({
      app,
      session: defaultSession,
      notificationsSupported: () => Notification.isSupported(),
      serverAddress: () => server()?.rest ?? null,
      managed: deployed !== null,
      now,
      log,
    }),
    touch: createTouch({ systemPreferences, platform }),
    storage: createStorageUsage({
      session: defaultSession,
      logFolder: path.join(folder, 'logs'),
      demoFolder: path.join(folder, 'demo'),
      isDemoInUse: () => server()?.kind === 'demo',
      resetDemo,
      stopDemo,
    }),
  };
};
