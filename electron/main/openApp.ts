import path from 'node:path';
import { app, BrowserWindow, ipcMain, Notification, protocol, screen, session } from 'electron';
import { startAlerts, type Alerts } from './alerts/startAlerts';
import { answerCertificateQuestion } from './server/clientCertificate';
import { serverOrigins } from './server/serverOrigins';
import { createServerServices } from './server/serverServices';
import { createChoices } from './system/choices';
import { fixedServer, type DeployedSettings } from './system/deployedSettings';
import type { Environment } from './system/environment';
import { createLanguage } from './system/language';
import type { LinkInbox } from './system/links';
import type { Log } from './system/log';
import { createLoginItem } from './system/loginItem';
import { manageSettings } from './system/managedSettings';
import { createProxyLogin } from './system/proxy';
import { openSettings } from './system/settingsFile';
import { startCommand } from './system/startCommand';
import { startSystem } from './system/startSystem';
import { APP_SCHEME, originOf } from './window/appOrigin';
import { createAppProtocol } from './window/appProtocol';
import { contentSecurityPolicy } from './window/csp';
import { firstAppearance, pageArguments } from './window/firstPage';
import { createHandlers } from './window/handlers';
import { createIpc, type Ipc } from './window/ipc';
import type { OpenSafely } from './window/openSafely';
import { createPageFlush } from './window/pageFlush';
import { askForCertificate, askToQuit } from './window/questions';
import { createQuitSequence } from './window/quitSequence';
import { watchWindow } from './window/watchWindow';
import { createMainWindow, type MainWindow } from './window/window';

/** What the entry created before `ready`. */
export interface Start {
  readonly environment: Environment;
  readonly log: Log;
  readonly openSafely: OpenSafely;
  readonly links: LinkInbox;
}

interface Parts extends Start {
  /** What an administrator set for this computer; null without such a file. */
  readonly deployed: DeployedSettings | null;
  /** Address of the update feed; null for none. */
  readonly feed: string | null;
}

/** A part that others refer to before it exists; using it too early is a programming error. */
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

const resourceFolder = (): string => path.join(app.getAppPath(), 'resources');
const iconFile = (): string => path.join(resourceFolder(), 'icons/256x256.png');

type Given = Pick<Parts, 'environment' | 'deployed' | 'log'>;

/** Creates what everything else needs: settings, language, the channels to the page, and placeholders of later parts. */
const createFoundation = ({ environment, deployed, log }: Given) => {
  const { platform } = process;
  const folder = app.getPath('userData');
  const pageOrigin = originOf(environment.pageUrl) ?? '';
  const mainWindow = createLater<MainWindow>('the window');
  const calls = createLater<Ipc>("the page's calls");
  const alerts = createLater<Alerts>('the alerts');

  const settings = manageSettings(openSettings({ folder, log }), deployed);
  const choices = createChoices({ settings, deployed, platform });
  const loginItem = createLoginItem({ app, platform, ...startCommand(process, app), log });
  const language = createLanguage(settings);

  const flush = createPageFlush(calls.get);
  const push: Ipc['push'] = (channel, payload) => calls.get().push(channel, payload);
  const proxyLogin = createProxyLogin({ app, ask: (question) => push('proxy:asked', question), log });
  return { pageOrigin, mainWindow, calls, alerts, settings, choices, loginItem, language, flush, push, proxyLogin };
};

type Foundation = ReturnType<typeof createFoundation>;

/** Sets up the server services, the choice of client certificates, and the page's own scheme. */
const openServers = ({ environment, deployed, log }: Given, foundation: Foundation) => {
  const { pageOrigin, mainWindow, alerts, settings, language, flush, proxyLogin } = foundation;
  const servers = createServerServices({
    settings,
    pageOrigin,
    demoArguments: environment.demoArguments,
    rules: { fixed: deployed !== null && fixedServer(deployed) !== null, demo: deployed?.hideDemo !== true },
    answerProxy: (...request) => proxyLogin.ask('main', ...request),
    onSessionEnded: () => alerts.peek()?.notifications.closeAll(),
    onServerChanged: () => void flush.request().then(() => mainWindow.peek()?.reload()),
    log,
  });
  const { directory, calls, firstList } = servers;
  void directory
    .resume()
    .then(calls.refreshEarly)
    .then((isRenewed) => isRenewed && firstList.ask());
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
      root: path.join(app.getAppPath(), 'dist'),
      policy: () => contentSecurityPolicy(settings.get().server),
    }),
  );
  return servers;
};

const openWindow = ({ environment, deployed, log }: Given, foundation: Foundation): MainWindow => {
  const { mainWindow, settings, choices, loginItem } = foundation;
  return mainWindow.set(
    createMainWindow({
      create: (options) => new BrowserWindow(options),
      screen,
      settings,
      platform: process.platform,
      preload: path.join(app.getAppPath(), 'dist-electron/preload.cjs'),
      icon: iconFile(),
      pageUrl: environment.pageUrl,
      appVersion: app.getVersion(),
      appears: firstAppearance(loginItem.startedBySystem(process.argv), choices.get()),
      pageArguments: pageArguments(deployed),
      isPackaged: app.isPackaged,
      comeForward: () => app.focus({ steal: true }),
      log,
    }),
  );
};

interface Services {
  readonly servers: ReturnType<typeof openServers>;
  readonly window: MainWindow;
  readonly alerts: Alerts;
  readonly system: ReturnType<typeof startSystem>;
}

/** Answers the page's calls from now on. */
const answerCalls = ({ openSafely, log }: Parts, foundation: Foundation, services: Services): void => {
  const { servers, window, alerts, system } = services;
  const { directory, calls: sessionCalls, firstList, held } = servers;
  foundation.calls.set(
    createIpc({
      ipcMain,
      handlers: createHandlers({
        directory,
        calls: sessionCalls,
        firstList,
        held,
        alerts,
        system,
        window: foundation.mainWindow.get,
        openSafely,
        pageFlushed: foundation.flush.done,
      }),
      pageOrigin: foundation.pageOrigin,
      page: () => (window.browserWindow.isDestroyed() ? null : window.browserWindow.webContents),
      log,
    }),
  );
};

/** After `ready`: creates the services in the order they need each other, and opens the window. */
export const openApp = (parts: Parts): void => {
  const { log, links, deployed, feed } = parts;
  const { platform } = process;
  const foundation = createFoundation(parts);
  const { pageOrigin, settings, choices, loginItem, language, flush, push, proxyLogin } = foundation;
  const servers = openServers(parts, foundation);
  const { directory, held, demo } = servers;
  const quit = createQuitSequence({
    app,
    flushPage: flush.request,
    ask: (isUnsaved) => {
      const downloads = system.downloads.running();
      return isUnsaved || downloads > 0 ? askToQuit(window, language.words(), { isUnsaved, downloads }) : null;
    },
    finish: [async () => session.defaultSession.flushStorageData(), held.settled, demo.stop, log.flush],
    log,
  });
  const window = openWindow(parts, foundation);

  const alerts = foundation.alerts.set(
    startAlerts({ window, language, resources: resourceFolder(), icon: iconFile(), push, log }),
  );

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
    resetDemo: servers.resetDemo,
    feed,
    proxyLogin,
    push,
    flush,
    quit: {
      finishNow: quit.finishNow,
      goOn: () => {
        quit.goOn();
        void directory.resume();
      },
    },
    log,
  });

  answerCalls(parts, foundation, { servers, window, alerts, system });

  // This at once reports a click on the toast that started the app, so the page must be reachable first.
  if (platform === 'win32') Notification.handleActivation(alerts.notifications.activated);

  watchWindow({ window, settings, choices, language, alerts, quit, flush, push, links, log });
};
