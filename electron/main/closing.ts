import type { BrowserWindow } from 'electron';

interface Parts {
  readonly window: Pick<BrowserWindow, 'on' | 'hide' | 'minimize'>;
  readonly platform: NodeJS.Platform;
  readonly isQuitting: () => boolean;
  /** Tells once that the app goes on (NTV-03). */
  readonly explain: () => void;
}

/**
 * Closing the window while the app goes on (NTV-03): hidden to the tray on Windows and macOS; minimised on Linux, where
 * no API tells whether a tray is shown.
 */
export const keepOpenWhenClosed = ({ window, platform, isQuitting, explain }: Parts): void => {
  window.on('close', (event) => {
    if (isQuitting()) return;
    event.preventDefault();
    if (platform === 'win32' || platform === 'darwin') window.hide();
    else window.minimize();
    explain();
  });
};
