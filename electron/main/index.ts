import { url as inspectorUrl } from 'node:inspector';
import path from 'node:path';
import { app, Notification, protocol, session, shell, systemPreferences } from 'electron';
import { originOf } from './window/appOrigin';
import { createMicrophone } from './alerts/audioDevices';
import { readEnvironment } from './system/environment';
import { createLog } from './system/log';
import { createOpenSafely } from './window/openSafely';
import { prepareApp } from './system/prepareApp';
import { secureApp } from './window/security';
import { startApp } from './startApp';
import { readDeployedSettings } from './system/deployedSettings';
import { isOfAdministrator } from './system/fileOwner';
import { createLinkInbox, findLink, handedLink } from './system/links';
import { claimLinks } from './system/claimLinks';
import { applyProxy } from './system/proxy';
import { findFeed } from './system/updater';

// The order matters: everything up to the lock must run before `ready`, and the lock lies in the data folder.
const environment = readEnvironment(process.env, app.isPackaged);
prepareApp({
  app,
  protocol,
  environment,
  platform: process.platform,
  isInspected: inspectorUrl() !== undefined,
});

const links = createLinkInbox();
// Before `ready`: later, macOS would have told of the link that started the app to nobody.
app.on('open-url', (event, link) => {
  event.preventDefault();
  links.receive(link);
});

const startLink = findLink(process.argv);
if (app.requestSingleInstanceLock({ link: startLink })) {
  links.receive(startLink);
  app.on('second-instance', (_event, argv, _folder, handed) => links.receive(handedLink(handed, argv)));
  const log = createLog({ folder: path.join(app.getPath('userData'), 'logs'), now: () => new Date() });
  const openSafely = createOpenSafely({ shell, log });
  secureApp({
    app,
    pageOrigin: originOf(environment.pageUrl) ?? '',
    openSafely,
    askForMicrophone: createMicrophone({ systemPreferences, shell, platform: process.platform }).ask,
    log,
  });
  const start = async () => {
    await app.whenReady();
    // Windows may have started the app for a click on a toast and waits for the class that takes it, which Electron registers at
    // the first question about notifications.
    if (process.platform === 'win32') Notification.isSupported();
    log.info('started', {
      version: app.getVersion(),
      platform: process.platform,
      // An AppImage may be started without it; the log must tell.
      sandboxed: !app.commandLine.hasSwitch('no-sandbox'),
    });
    const deployed = await readDeployedSettings(
      environment.deployedSettings,
      log,
      async (file, facts) =>
        environment.trustsDeployedSettings || (await isOfAdministrator(file, facts, process.platform)),
    );
    // Both sessions that reach a server: the page's, and main's own.
    await Promise.all(
      [session.defaultSession, session.fromPartition('server-auth')].map((one) =>
        // Rules that Chromium refuses must not keep anybody from working.
        applyProxy(one, deployed?.proxy).catch((error: unknown) => log.error('proxy rules refused', { error })),
      ),
    );
    claimLinks(app, process);
    // What cannot replace itself asks no feed.
    const feed = app.isPackaged ? await findFeed(deployed?.updates?.feed, process.resourcesPath) : null;
    startApp({ environment, log, openSafely, links, deployed, feed });
  };
  // Electron shows the first in a box in English and only warns about the second; the log must know, and work goes on.
  process.on('uncaughtException', (error) => log.error('an exception nobody caught', { error }));
  process.on('unhandledRejection', (error) => log.error('a rejection nobody handled', { error }));
  // Not awaited at top level: Electron sends `ready` only after the entry has been evaluated.
  start().catch(async (error: unknown) => {
    log.error('the start failed', { error });
    await log.flush();
    app.exit(1);
  });
} else {
  // Exit, not quit: nothing else of the start-up may run.
  app.exit(0);
}
