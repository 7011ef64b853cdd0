import path from 'node:path';
import { app, BrowserWindow, ipcMain, Notification, powerMonitor, protocol, screen, session } from 'electron';
import { startAlerts, type Alerts } from './alerts/startAlerts';
import { answerCertificateQuestion } from './server/clientCertificate';
import { serverOrigins } from './server/serverOrigins';
import { createServerServices } from './server/serverServices';
import { createChoices, type Choices } from './system/choices';
import { fixedServer, type DeployedSettings } from './system/deployedSettings';
import type { Environment } from './system/environment';
import { createLanguage, type Language } from './system/language';
import type { LinkInbox } from './system/links';
import type { Log } from './system/log';
import { createLoginItem } from './system/loginItem';
import { manageSettings } from './system/managedSettings';
import { createProxyLogin } from './system/proxy';
import { openSettings, type SettingsFile } from './system/settingsFile';
import { startCommand } from './system/startCommand';
import { startSystem } from './system/startSystem';
import { APP_SCHEME, originOf } from './window/appOrigin';
import { createAppProtocol } from './window/appProtocol';
import { handleClose } from './window/closing';
import { contentSecurityPolicy } from './window/csp';
import { firstAppearance, pageArguments } from './window/firstPage';
import { createHandlers } from './window/handlers';
import { createIpc, type Ipc } from './window/ipc';
import type { OpenSafely } from './window/openSafely';
import { createPageFlush, type PageFlush } from './window/pageFlush';
import { askAboutHang, askForCertificate, askToGiveUp } from './window/questions';
import { createQuitSequence, type QuitSequence } from './window/quitSequence';
import { recoverRenderer } from './window/rendererRecovery';
import { followSystemEnd } from './window/systemEnd';
import { createMainWindow, type MainWindow } from './window/window';

/** What the entry has made before `ready`. */
export interface Start {
  readonly environment: Environment;
  readonly log: Log;
  readonly openSafely: OpenSafely;
  readonly links: LinkInbox;
}

interface Parts extends Start {
  /** What an administrator laid down; null without such a file. */
  readonly deployed: DeployedSettings | null;
  /** Address updates come from; null for none. */
  readonly feed: string | null;
}

/** A part that others refer to before it exists; asking for it too early is a fault of the start-up. */
const createLater = <Value>(name: string) => {
  let value: Value | null = null;
  return {
    get: (): Value => {
      if (value === null) throw new Error(`${name} was used before it existed`);
      return value;
    },
    peek: (): Value | null => value,
    set: (made: Value): Value => (value = made),
  };
};

interface Watched extends Pick<Parts, 'links' | 'log'> {
  readonly window: MainWindow;
  readonly settings: SettingsFile;
  readonly choices: Choices;
  readonly language: Language;
  readonly alerts: Alerts;
  readonly quit: QuitSequence;
  readonly flush: PageFlush;
  readonly push: Ipc['push'];
}

/** Follows what happens to the window: crashes, closing, the system's end, focus, links and later starts. */
const watchWindow = (parts: Watched): void => {
  const { window, settings, choices, language, alerts, quit, flush, push, links, log } = parts;
  const { browserWindow, open } = window;
  const { platform } = process;
  recoverRenderer({
    contents: browserWindow.webContents,
    askToReload: () => askAboutHang(window, language.words()),
    askToGiveUp: () => askToGiveUp(window, language.words()),
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
      alerts.notifications.tell(language.words().closedTitle, language.words().closedBody);
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

/** Wires the services together after `ready`, in the order they need each other, and opens the window. */
export const openApp = ({ environment, log, openSafely, links, deployed, feed }: Parts): void => {
  const { platform } = process;
  const folder = app.getPath('userData');
  const files = app.getAppPath();
  const resources = path.join(files, 'resources');
  const icon = path.join(resources, 'icons/256x256.png');
  const pageOrigin = originOf(environment.pageUrl) ?? '';
  const mainWindow = createLater<MainWindow>('the window');
  const calls = createLater<Ipc>("the page's calls");

  const settings = manageSettings(openSettings({ folder, log }), deployed);
  const choices = createChoices({ settings, deployed, platform });
  const loginItem = createLoginItem({ app, platform, ...startCommand(process, app), log });
  const language = createLanguage(settings);

  const flush = createPageFlush(calls.get);
  const push: Ipc['push'] = (channel, payload) => calls.get().push(channel, payload);
  const proxyLogin = createProxyLogin({ app, ask: (question) => push('proxy:asked', question), log });
  const servers = createServerServices({
    settings,
    pageOrigin,
    demoArguments: environment.demoArguments,
    rules: { fixed: deployed !== null && fixedServer(deployed) !== null, demo: deployed?.hideDemo !== true },
    answerProxy: (...request) => proxyLogin.ask('main', ...request),
    onServerChanged: () => void flush.request().then(() => mainWindow.peek()?.reload()),
    log,
  });
  const { directory, held, demo } = servers;
  void directory.resume();
  answerCertificateQuestion({
    app,
    origins: () => {
      const server = directory.current();
      return server === null ? [] : serverOrigins(server);
    },
    choose: (origin, names) => askForCertificate(mainWindow.get(), language.words(), origin, names),
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
  const window = createMainWindow({
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
  mainWindow.set(window);
  const { browserWindow } = window;

  const alerts = startAlerts({ window, language, resources, icon, push, log });

  const system = startSystem({
    window,
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

  calls.set(
    createIpc({
      ipcMain,
      handlers: createHandlers({
        directory,
        calls: servers.calls,
        held,
        alerts,
        system,
        window: mainWindow.get,
        openSafely,
        pageFlushed: flush.done,
      }),
      pageOrigin,
      page: () => (browserWindow.isDestroyed() ? null : browserWindow.webContents),
      log,
    }),
  );

  // This reports at once what the person did with the toast that started the app, so the page must be reachable first.
  if (platform === 'win32') Notification.handleActivation(alerts.notifications.activated);

  watchWindow({ window, settings, choices, language, alerts, quit, flush, push, links, log });
};
