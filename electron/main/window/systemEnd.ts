import type { BrowserWindow, PowerMonitor } from 'electron';

interface Parts {
  readonly powerMonitor: Pick<PowerMonitor, 'on'>;
  readonly window: Pick<BrowserWindow, 'on'>;
  readonly platform: NodeJS.Platform;
  /** Starts to write what is still in memory; there is no time to wait. */
  readonly flush: () => void;
  readonly quit: () => void;
}

/**
 * Handles logging off, restart and shutdown. Windows ends the app without a quit event, so data in memory is written when Windows
 * asks. The other systems are delayed while the app quits, since a vetoed quit would cancel the shutdown itself.
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
