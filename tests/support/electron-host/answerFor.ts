import { runInThisContext } from 'node:vm';
import type { HostCalls } from './protocol';
import type { Answers } from './rpc';
import electron, { ipcMain } from './electron';
import type { HostBrowserWindow } from './modules/browserWindow';
import { windows } from './modules/running';

const livingWindow = (win: number) => windows.get(win) as HostBrowserWindow | undefined;

const windowOf = (win: number): HostBrowserWindow => {
  const window = livingWindow(win);
  if (!window) throw new Error('The window is gone');
  return window;
};

/** The host's answers to the driver's calls. */
export const answerFor: Answers<HostCalls> = {
  'ipc:invoke': (win, url, channel, args) =>
    ipcMain.answerInvoke(windowOf(win).contents.callingFrom(url), channel, args),
  'page:may-open': (win, url) => windowOf(win).contents.mayOpen(url),
  'page:may-navigate': (win, url) => windowOf(win).contents.mayNavigate(url),
  'page:may-navigate-frame': (win, url) => windowOf(win).contents.mayNavigateFrame(url),
  'page:may-redirect': (win, url, isMainFrame) => windowOf(win).contents.mayRedirect(url, isMainFrame),
  'page:event': (win, event) => livingWindow(win)?.report(event),
  evaluate: (source, argument) => {
    // As Playwright does in real Electron: runs the function's source in the main process.
    const run = runInThisContext(`(${source})`) as (module: typeof electron, argument: unknown) => unknown;
    return run(electron, argument);
  },
};
