import { app, Notification, session } from 'electron';
import { openApp, type Start } from './openApp';
import { claimLinks } from './system/claimLinks';
import { readDeployedSettings } from './system/deployedSettings';
import { isOfAdministrator } from './system/fileOwner';
import { applyProxy } from './system/proxy';
import { findFeed } from './system/updater';

const start = async (parts: Start): Promise<void> => {
  const { environment, log } = parts;
  const { platform } = process;
  await app.whenReady();
  // If a click on a toast started the app, Windows waits for the class that handles the click, which Electron registers at the
  // first query about notifications.
  if (platform === 'win32') Notification.isSupported();
  // An AppImage may run without the sandbox, so the log records it.
  const sandboxed = !app.commandLine.hasSwitch('no-sandbox');
  log.info('started', { version: app.getVersion(), platform, sandboxed });
  const deployed = await readDeployedSettings(
    environment.deployedSettings,
    log,
    async (file, facts) => environment.trustsDeployedSettings || (await isOfAdministrator(file, facts, platform)),
  );
  // Both sessions that connect to a server: the page's and main's own.
  await Promise.all(
    [session.defaultSession, session.fromPartition('server-auth')].map((one) =>
      // The app must start even when Chromium refuses the rules.
      applyProxy(one, deployed?.proxy).catch((error: unknown) => log.error('proxy rules refused', { error })),
    ),
  );
  claimLinks(app, process);
  // An unpackaged app cannot replace itself, so it needs no update feed.
  const feed = app.isPackaged ? await findFeed(deployed?.updates?.feed, process.resourcesPath) : null;
  openApp({ ...parts, deployed, feed });
};

/** Starts the app once Electron is ready. A start that fails is logged and ends the process with code 1. */
export const startApp = async (parts: Start): Promise<void> => {
  try {
    await start(parts);
  } catch (error) {
    parts.log.error('the start failed', { error });
    await parts.log.flush();
    app.exit(1);
  }
};
