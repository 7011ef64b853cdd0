import path from 'node:path';
import { app, protocol, shell, systemPreferences } from 'electron';
import { originOf } from './appOrigin';
import { readEnvironment } from './environment';
import { createLog } from './log';
import { createOpenSafely } from './openSafely';
import { prepareApp } from './prepareApp';
import { secureApp } from './security';
import { startApp } from './startApp';

// The order matters: everything up to the lock must run before `ready`, and the lock lies in the data folder.
const environment = readEnvironment(process.env, app.isPackaged);
prepareApp({ app, protocol, environment, platform: process.platform });

if (app.requestSingleInstanceLock()) {
  const log = createLog({ folder: path.join(app.getPath('userData'), 'logs'), now: () => new Date() });
  const openSafely = createOpenSafely({ shell, log });
  secureApp({
    app,
    pageOrigin: originOf(environment.pageUrl) ?? '',
    openSafely,
    askForMicrophone: async () =>
      process.platform === 'darwin' ? systemPreferences.askForMediaAccess('microphone') : true,
    log,
  });
  const start = async () => {
    await app.whenReady();
    log.info('started', {
      version: app.getVersion(),
      platform: process.platform,
      // An AppImage may be started without it; the log must tell (SEC-01, point 4).
      sandboxed: !app.commandLine.hasSwitch('no-sandbox'),
    });
    startApp({ environment, log, openSafely });
  };
  // Electron only warns about these; the log must know.
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
