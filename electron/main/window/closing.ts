import type { BrowserWindow } from 'electron';
import type { CloseBehaviour } from '@/bridge/system';

interface Parts {
  readonly window: Pick<BrowserWindow, 'on' | 'once' | 'hide' | 'minimize' | 'isFullScreen' | 'setFullScreen'>;
  /** What the person chose; read at each closing. */
  readonly closeTo: () => CloseBehaviour;
  readonly platform: NodeJS.Platform;
  readonly isQuitting: () => boolean;
  readonly quit: () => void;
  /** Explains once that the app keeps running. */
  readonly explain: () => void;
}

/** Closing the window: into the tray, minimised, or the end of the app, which waits for pending writes like any. */
export const handleClose = ({ window, closeTo, platform, isQuitting, quit, explain }: Parts): void => {
  const putAway = (behaviour: CloseBehaviour) => {
    if (behaviour === 'tray') window.hide();
    else window.minimize();
  };
  window.on('close', (event) => {
    if (isQuitting()) return;
    event.preventDefault();
    const behaviour = closeTo();
    if (behaviour === 'quit') return quit();
    if (platform === 'darwin' && window.isFullScreen()) {
      // Hiding a full-screen window would leave its space behind, black and empty.
      window.once('leave-full-screen', () => putAway(behaviour));
      window.setFullScreen(false);
    } else putAway(behaviour);
    explain();
  });
};
