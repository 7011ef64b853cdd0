import type { BrowserWindow } from 'electron';
import type { CloseBehaviour } from '@/bridge/system';
import type { QuitProgress } from './quitSequence';

interface Parts {
  readonly window: Pick<BrowserWindow, 'on' | 'once' | 'hide' | 'minimize' | 'isFullScreen' | 'setFullScreen'>;
  /** The user's choice; read at each closing. */
  readonly closeTo: () => CloseBehaviour;
  readonly platform: NodeJS.Platform;
  readonly progress: () => QuitProgress;
  readonly quit: () => void;
  /** Explains once that the app keeps running. */
  readonly explain: (behaviour: CloseBehaviour) => void;
}

/** Handles closing the window: hides it to the tray, minimises it, or quits, which waits for pending writes. */
export const handleClose = ({ window, closeTo, platform, progress, quit, explain }: Parts): void => {
  const putAway = (behaviour: CloseBehaviour) => {
    if (behaviour === 'tray') window.hide();
    else window.minimize();
  };
  window.on('close', (event) => {
    if (progress() === 'done') return;
    event.preventDefault();
    // A second click: without its window the page could not write the rest.
    if (progress() === 'finishing') return;
    const behaviour = closeTo();
    if (behaviour === 'quit') return quit();
    if (platform === 'darwin' && window.isFullScreen()) {
      // On macOS, hiding a full-screen window would leave an empty black space.
      window.once('leave-full-screen', () => putAway(behaviour));
      window.setFullScreen(false);
    } else putAway(behaviour);
    explain(behaviour);
  });
};
