import { url as inspectorUrl } from 'node:inspector';
import path from 'node:path';
import { app, protocol, shell, systemPreferences } from 'electron';
import { createMicrophone } from './alerts/audioDevices';
import { startApp } from './startApp';
import { readEnvironment } from './system/environment';
import { collectLinks, createLinkInbox } from './system/links';
import { createLog, logUncaught } from './system/log';
import { prepareApp } from './system/prepareApp';
import { originOf } from './window/appOrigin';
import { createOpenSafely } from './window/openSafely';
import { secureApp } from './window/security';

// The order matters: everything up to the lock must run before `ready`, and the lock is in the data folder.
const environment = readEnvironment(process.env, app.isPackaged);
const { platform } = process;
prepareApp({ app, protocol, environment, platform, isInspected: inspectorUrl() !== undefined });
const links = createLinkInbox();
const link = collectLinks(app, process.argv, links);

if (app.requestSingleInstanceLock({ link })) {
  const log = createLog({ folder: path.join(app.getPath('userData'), 'logs'), now: () => new Date() });
  logUncaught(process, log);
  const openSafely = createOpenSafely({ shell, log });
  secureApp({
    app,
    pageOrigin: originOf(environment.pageUrl) ?? '',
    openSafely,
    askForMicrophone: createMicrophone({ systemPreferences, shell, platform }).ask,
    log,
  });
  // Not awaited: Electron emits `ready` only after the entry has been evaluated.
  void startApp({ environment, log, openSafely, links });
} else {
  // `exit`, since `quit` would let the rest of the start-up run.
  app.exit(0);
}
