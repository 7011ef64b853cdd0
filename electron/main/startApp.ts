import path from 'node:path';
import {
  app,
  BrowserWindow,
  ipcMain,
  Menu,
  nativeImage,
  nativeTheme,
  Notification,
  powerMonitor,
  protocol,
  screen,
  session,
  Tray,
} from 'electron';
import { appMenu } from './appMenu';
import { APP_SCHEME, originOf } from './appOrigin';
import { createAppProtocol } from './appProtocol';
import { keepOpenWhenClosed } from './closing';
import { contentSecurityPolicy } from './csp';
import type { Environment } from './environment';
import { createHandlers } from './handlers';
import { createIpc, type Ipc } from './ipc';
import type { Log } from './log';
import { createNotifications } from './notifications';
import type { OpenSafely } from './openSafely';
import { createPageFlush } from './pageFlush';
import { createQuitSequence } from './quitSequence';
import { recoverRenderer } from './rendererRecovery';
import { createServerServices } from './serverServices';
import { openSettings } from './settingsFile';
import { texts } from './texts';
import { createTray } from './tray';
import { createUnreadBadge } from './unreadBadge';
import { watchWake } from './wake';
import { createMainWindow, type MainWindow } from './window';

interface Parts {
  readonly environment: Environment;
  readonly log: Log;
  readonly openSafely: OpenSafely;
}

/** Wires the services together after `ready`, in the order they need each other, and opens the window. */
export const startApp = ({ environment, log, openSafely }: Parts): void => {
  const { platform } = process;
  const folder = app.getPath('userData');
  const files = app.getAppPath();
  const resources = path.join(files, 'resources');
  const loadImage = (file: string) => nativeImage.createFromPath(file);
  const icon = path.join(resources, 'icons/256x256.png');
  const pageOrigin = originOf(environment.pageUrl) ?? '';
  let main: MainWindow | null = null;
  let ipc: Ipc | null = null;
  const mainWindow = (): MainWindow => {
    if (main === null) throw new Error('asked for the window before it was opened');
    return main;
  };
  const gate = (): Ipc => {
    if (ipc === null) throw new Error('asked for the page before its calls are answered');
    return ipc;
  };

  const settings = openSettings({ folder, log });
  const words = texts[settings.get().language];

  const flush = createPageFlush(gate);
  const { directory, calls, held, demo } = createServerServices({
    settings,
    pageOrigin,
    demoArguments: environment.demoArguments,
    onServerChanged: () => void flush.request().then(() => main?.reload()),
    log,
  });
  void directory.resume();

  protocol.handle(
    APP_SCHEME,
    createAppProtocol({
      root: path.join(files, 'dist'),
      policy: () => contentSecurityPolicy(settings.get().server),
    }),
  );
  const quit = createQuitSequence({
    app,
    flushPage: flush.request,
    finish: [async () => session.defaultSession.flushStorageData(), demo.stop, log.flush],
    log,
  });
  Menu.setApplicationMenu(Menu.buildFromTemplate(appMenu(words, () => app.quit())));

  main = createMainWindow({
    create: (options) => new BrowserWindow(options),
    screen,
    settings,
    platform,
    preload: path.join(files, 'dist-electron/preload.cjs'),
    icon,
    pageUrl: environment.pageUrl,
    appVersion: app.getVersion(),
    isPackaged: app.isPackaged,
    log,
  });
  const { browserWindow, open } = main;

  const notifications = createNotifications({
    isSupported: () => Notification.isSupported(),
    create: (options) => new Notification(options),
    icon,
    openWindow: open,
    activated: (target) => gate().push('notifications:activated', target),
    log,
  });
  const badge = createUnreadBadge({
    app,
    window: browserWindow,
    platform,
    loadImage,
    folder: path.join(resources, 'overlay'),
    texts: words,
  });
  const tray = createTray({
    create: (image) => new Tray(image),
    buildMenu: (items) => Menu.buildFromTemplate(items),
    loadImage,
    nativeTheme,
    platform,
    folder: path.join(resources, 'tray'),
    texts: words,
    onOpen: open,
    onQuit: () => app.quit(),
  });
  app.on('will-quit', tray.dispose);

  ipc = createIpc({
    ipcMain,
    handlers: createHandlers({
      directory,
      calls,
      held,
      notifications,
      setUnread: (totals) => {
        badge.set(totals);
        tray.setUnread(totals);
      },
      window: mainWindow,
      openSafely,
      pageFlushed: flush.done,
    }),
    pageOrigin,
    page: () => (browserWindow.isDestroyed() ? null : browserWindow.webContents),
    log,
  });

  recoverRenderer({ contents: browserWindow.webContents, now: () => performance.now(), log });
  keepOpenWhenClosed({
    window: browserWindow,
    platform,
    isQuitting: quit.isQuitting,
    explain: () => {
      if (settings.get().closeExplained) return;
      settings.change({ closeExplained: true });
      notifications.tell(words.closedTitle, words.closedBody);
    },
  });
  browserWindow.on('focus', () => gate().push('window:focus-changed', true));
  browserWindow.on('blur', () => gate().push('window:focus-changed', false));
  watchWake(powerMonitor, platform, () => gate().push('lifecycle:wake', null));
  app.on('second-instance', open);
  app.on('activate', open);
};
