import { vi } from 'vitest';
import type * as StandIn from '@tests/support/electronStandIn';
import { eventually } from '@tests/support/eventually';
import { aFolder } from './fakes';

export type Electron = typeof StandIn;

/** Runs the real entry of the main process on a fresh stand-in and a fresh data folder. */
export const startMain = async (prepare: (electron: Electron) => void = () => undefined) => {
  vi.resetModules();
  const folder = aFolder();
  vi.stubEnv('BALCAO_USER_DATA', folder);
  const electron = await import('@tests/support/electronStandIn');
  prepare(electron);
  await import('@native/main/index');
  await eventually(() => {
    if (electron.app.exits.length === 0 && electron.ipcMain.handlers.size === 0) throw new Error('not started yet');
  });
  const [window] = electron.BrowserWindow.all;
  /** An event as our own page's main frame sends it. */
  const ourEvent = () => {
    const { webContents } = window ?? {};
    return { type: 'frame', sender: webContents, senderFrame: webContents?.mainFrame };
  };
  const call = (channel: string, ...sent: unknown[]) => electron.ipcMain.call(channel, ourEvent(), ...sent);
  return { electron, folder, window, ourEvent, call };
};
