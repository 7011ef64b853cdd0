/**
 * What `import … from 'electron'` gives the app inside the test host: the part of Electron 45 that the app uses. Each
 * piece is typed against electron.d.ts and as strict as `modules/strict.ts` makes it.
 */
import { app as hostApp } from './modules/appInstance';
import { HostBrowserWindow } from './modules/browserWindow';
import { clipboard, dialog } from './modules/dialog';
import { HostIpcMain } from './modules/ipcMain';
import { HostMenu } from './modules/menu';
import { nativeImage } from './modules/nativeImage';
import { net } from './modules/net';
import { HostNotification } from './modules/notification';
import { safeStorage } from './modules/safeStorage';
import { session } from './modules/session';
import { strict } from './modules/strict';
import { nativeTheme, powerMonitor, screen, shell, systemPreferences } from './modules/system';
import { HostTray } from './modules/tray';
import { utilityProcess } from './modules/utilityProcess';

export const app = strict('app', hostApp);
export const ipcMain = strict('ipcMain', new HostIpcMain());
export const { protocol } = session.defaultSession;
export {
  HostBrowserWindow as BrowserWindow,
  HostMenu as Menu,
  HostNotification as Notification,
  HostTray as Tray,
  clipboard,
  dialog,
  nativeImage,
  nativeTheme,
  net,
  powerMonitor,
  safeStorage,
  screen,
  session,
  shell,
  systemPreferences,
  utilityProcess,
};

/** The module as one object: what `require('electron')` and a spec's `desktop.evaluate` get. */
export default {
  app,
  BrowserWindow: HostBrowserWindow,
  Menu: HostMenu,
  Notification: HostNotification,
  Tray: HostTray,
  clipboard,
  dialog,
  ipcMain,
  nativeImage,
  nativeTheme,
  net,
  powerMonitor,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  systemPreferences,
  utilityProcess,
};
