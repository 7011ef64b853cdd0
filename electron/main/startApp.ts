import path from 'node:path';
import { app, BrowserWindow, ipcMain, Notification, powerMonitor, protocol, screen, session } from 'electron';
import { APP_SCHEME, originOf } from './window/appOrigin';
import { createAppProtocol } from './window/appProtocol';
import { handleClose } from './window/closing';
import { contentSecurityPolicy } from './window/csp';
import { answerCertificateQuestion } from './server/clientCertificate';
import type { Environment } from './system/environment';
import { createHandlers } from './window/handlers';
import { createIpc, type Ipc } from './window/ipc';
import { createLanguage } from './system/language';
import type { Log } from './system/log';
import type { OpenSafely } from './window/openSafely';
import { createPageFlush } from './window/pageFlush';
import { createQuitSequence } from './window/quitSequence';
import { recoverRenderer } from './window/rendererRecovery';
import { serverOrigins } from './server/serverOrigins';
import { createServerServices } from './server/serverServices';
import { openSettings } from './system/settingsFile';
import { startAlerts } from './alerts/startAlerts';
import { createChoices } from './system/choices';
import { fixedServer, type DeployedSettings } from './system/deployedSettings';
import { firstAppearance, pageArguments } from './window/firstPage';
import type { LinkInbox } from './system/links';
import { createLoginItem } from './system/loginItem';
import { createProxyLogin } from './system/proxy';
import { askAboutHang, askForCertificate, askToGiveUp } from './window/questions';
import { startCommand } from './system/startCommand';
import { manageSettings } from './system/managedSettings';
import { startSystem } from './system/startSystem';
import { followSystemEnd } from './window/systemEnd';
import { createMainWindow, type MainWindow } from './window/window';

interface Parts {
  readonly environment: Environment;
  readonly log: Log;
  readonly openSafely: OpenSafely;
  readonly links: LinkInbox;
  /** What an administrator laid down; null without such a file. */
  readonly deployed: DeployedSettings | null;
  /** Address updates come from; null for none. */
  readonly feed: string | null;
}

/** Wires the services together after `ready`, in the order they need each other, and opens the window. */
export const startApp = ({ environment, log, openSafely, links, deployed, feed }: Parts): void => {
  const { platform } = process;
  const folder = app.getPath('userData');
  const files = app.getAppPath();
  const resources = path.join(files, 'resources');
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

  const settings = manageSettings(openSettings({ folder, log }), deployed);
  const choices = createChoices({ settings, deployed, platform });
  const loginItem = createLoginItem({ app, platform, ...startCommand(process, app), log });
  const language = createLanguage(settings);
  const { words } = language;

  const flush = createPageFlush(gate);
  const push: Ipc['push'] = (channel, payload) => gate().push(channel, payload);
  const proxyLogin = createProxyLogin({ app, ask: (question) => push('proxy:asked', question), log });
  const { directory, calls, held, demo } = createServerServices({
    settings,
    pageOrigin,
    demoArguments: environment.demoArguments,
    rules: { fixed: deployed !== null && fixedServer(deployed) !== null, demo: deployed?.hideDemo !== true },
    answerProxy: (...request) => proxyLogin.ask('main', ...request),
    onServerChanged: () => void flush.request().then(() => main?.reload()),
    log,
  });
  void directory.resume();
  answerCertificateQuestion({
    app,
    origins: () => {
      const server = directory.current();
      return server === null ? [] : serverOrigins(server);
    },
    choose: (origin, names) => askForCertificate(mainWindow(), words(), origin, names),
    log,
  });

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
    finish: [async () => session.defaultSession.flushStorageData(), held.settled, demo.stop, log.flush],
    log,
  });
  main = createMainWindow({
    create: (options) => new BrowserWindow(options),
    screen,
    settings,
    platform,
    preload: path.join(files, 'dist-electron/preload.cjs'),
    icon,
    pageUrl: environment.pageUrl,
    appVersion: app.getVersion(),
    appears: firstAppearance(loginItem.startedBySystem(process.argv), choices.get()),
    pageArguments: pageArguments(deployed),
    isPackaged: app.isPackaged,
    comeForward: () => app.focus({ steal: true }),
    log,
  });
  const { browserWindow, open } = main;

  const alerts = startAlerts({ window: main, language, resources, icon, push, log });

  const system = startSystem({
    window: main,
    language,
    settings,
    choices,
    loginItem,
    deployed,
    pageOrigin,
    server: directory.current,
    stopDemo: demo.stop,
    feed,
    proxyLogin,
    push,
    quit: {
      finishNow: quit.finishNow,
      goOn: () => {
        quit.goOn();
        void directory.resume();
      },
    },
    log,
  });

  ipc = createIpc({
    ipcMain,
    handlers: createHandlers({
      directory,
      calls,
      held,
      alerts,
      system,
      window: mainWindow,
      openSafely,
      pageFlushed: flush.done,
    }),
    pageOrigin,
    page: () => (browserWindow.isDestroyed() ? null : browserWindow.webContents),
    log,
  });

  // Tells at once what was done to the toast that started the app, so not before the page can be told.
  if (platform === 'win32') Notification.handleActivation(alerts.notifications.activated);

  recoverRenderer({
    contents: browserWindow.webContents,
    askToReload: () => askAboutHang(mainWindow(), words()),
    askToGiveUp: () => askToGiveUp(mainWindow(), words()),
    giveUp: () => app.quit(),
    recovered: (reason) => push('diagnostics:recovered', reason),
    now: () => performance.now(),
    log,
  });
  handleClose({
    window: browserWindow,
    closeTo: () => choices.get().closeTo,
    platform,
    isQuitting: quit.isQuitting,
    quit: () => app.quit(),
    explain: () => {
      if (settings.get().closeExplained) return;
      settings.change({ closeExplained: true });
      alerts.notifications.tell(words().closedTitle, words().closedBody);
    },
  });
  followSystemEnd({
    powerMonitor,
    window: browserWindow,
    platform,
    flush: () => {
      session.defaultSession.flushStorageData();
      void flush.request();
    },
    quit: () => app.quit(),
  });
  browserWindow.on('focus', () => push('window:focus-changed', true));
  browserWindow.on('blur', () => push('window:focus-changed', false));
  links.follow((target) => {
    open();
    push('links:opened', target);
  });
  app.on('second-instance', open);
  app.on('activate', open);
};
