import type { WebContents } from 'electron';

interface Parts {
  readonly contents: Pick<WebContents, 'on' | 'focusedFrame'>;
  readonly escaped: () => void;
}

/**
 * An embedded player has the keys as soon as it is clicked, and the page around it does not hear them. Reports its Escape, except
 * where it ends the player's full screen.
 */
export const passEscapeOn = ({ contents, escaped }: Parts): void => {
  let isFullScreen = false;
  contents.on('enter-html-full-screen', () => {
    isFullScreen = true;
  });
  contents.on('leave-html-full-screen', () => {
    isFullScreen = false;
  });
  contents.on('before-input-event', (_event, { type, key }) => {
    // The page itself is in no other frame.
    const isInPlayer = Boolean(contents.focusedFrame?.parent);
    if (type === 'keyDown' && key === 'Escape' && isInPlayer && !isFullScreen) escaped();
  });
};
