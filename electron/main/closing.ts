import type { BrowserWindow } from 'electron';
import type { CloseBehaviour } from '@/contract/system';

interface Parts {
  readonly window: Pick<BrowserWindow, 'on' | 'hide' | 'minimize'>;
  /** What the person chose; read at each closing. */
  readonly closeTo: () => CloseBehaviour;
  readonly isQuitting: () => boolean;
  readonly quit: () => void;
  /** Tells once that the app goes on (NTV-03). */
  readonly explain: () => void;
}

/** Closing the window (NTV-03): into the tray, minimised, or the end of the app, which waits for pending writes like any. */
export const handleClose = ({ window, closeTo, isQuitting, quit, explain }: Parts): void => {
  window.on('close', (event) => {
    if (isQuitting()) return;
    event.preventDefault();
    const behaviour = closeTo();
    if (behaviour === 'quit') return quit();
    if (behaviour === 'tray') window.hide();
    else window.minimize();
    explain();
  });
};
