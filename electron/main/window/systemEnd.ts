import type { BrowserWindow, PowerMonitor } from 'electron';

interface Parts {
  readonly powerMonitor: Pick<PowerMonitor, 'on'>;
  readonly window: Pick<BrowserWindow, 'on'>;
  readonly platform: NodeJS.Platform;
  /** Writes what is still in memory; there is no time to wait for it. */
  readonly flush: () => void;
  readonly quit: () => void;
}

/**
 * Logging off, restart and shutdown. Windows ends the app without any event of quitting, so what is in memory is written at
 * its question; the others are held for the moment quitting takes, since a vetoed quit would stop the shutdown itself.
 */
export const followSystemEnd = ({ powerMonitor, window, platform, flush, quit }: Parts): void => {
  if (platform === 'win32') {
    window.on('query-session-end', flush);
    return;
  }
  const hold = (event: { preventDefault(): void }) => {
    event.preventDefault();
    quit();
  };
  // Electron's types leave the event out.
  powerMonitor.on('shutdown', hold as unknown as () => void);
};
