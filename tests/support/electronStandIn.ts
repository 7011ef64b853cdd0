/**
 * Electron for unit tests: Vitest resolves `electron` to this file, so that the npm package is never imported, which would start a
 * download. Each part is typed against electron.d.ts, records its calls and does nothing else. Missing parts are undefined, so that
 * an unported call fails loudly.
 */
import { app } from './electron-stand-in/app';
import { BrowserWindow } from './electron-stand-in/browserWindow';
import { clipboard, dialog } from './electron-stand-in/dialogs';
import { contextBridge, ipcMain, ipcRenderer } from './electron-stand-in/ipc';
import { net } from './electron-stand-in/net';
import { session } from './electron-stand-in/session';
import {
  Menu,
  nativeImage,
  nativeTheme,
  Notification,
  powerMonitor,
  protocol,
  safeStorage,
  screen,
  shell,
  systemPreferences,
  Tray,
  utilityProcess,
} from './electron-stand-in/system';

export {
  app,
  BrowserWindow,
  clipboard,
  contextBridge,
  dialog,
  ipcMain,
  ipcRenderer,
  Menu,
  nativeImage,
  nativeTheme,
  net,
  Notification,
  powerMonitor,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  systemPreferences,
  Tray,
  utilityProcess,
};

// electron-store reads its parts from the default export.
export default { app, ipcMain, shell };
