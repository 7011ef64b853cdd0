import path from 'node:path';
import type { App, BrowserWindow, NativeImage } from 'electron';
import type { UnreadTotals } from '@/bridge/alerts';
import { PRODUCT_NAME, type Texts } from '../system/texts';

export interface UnreadBadge {
  /** Shows the total on dock or taskbar and in the window's title; zero removes it. */
  readonly set: (totals: UnreadTotals) => void;
  /** Rewrites the text for screen readers after a change of language. */
  readonly translate: () => void;
}

interface Parts {
  readonly app: Pick<App, 'setBadgeCount'>;
  readonly window: Pick<BrowserWindow, 'setTitle' | 'setOverlayIcon' | 'isDestroyed' | 'on'>;
  readonly platform: NodeJS.Platform;
  readonly loadImage: (file: string) => NativeImage;
  /** Folder of the overlay pictures 1 to 9 and 9plus. */
  readonly folder: string;
  /** Texts in the present language. */
  readonly texts: () => Texts;
}

/** The unread number. Windows shows no number on a taskbar button, so it gets a picture of one, with text for screen readers. */
export const createUnreadBadge = ({ app, window, platform, loadImage, folder, texts }: Parts): UnreadBadge => {
  let total = 0;
  const setOverlay = () => {
    const picture = total === 0 ? null : loadImage(path.join(folder, `${total > 9 ? '9plus' : total}.png`));
    window.setOverlayIcon(picture, total === 0 ? '' : texts().overlay(total));
  };
  // A restart of Explorer loses the overlay.
  if (platform === 'win32') window.on('show', setOverlay);
  return {
    set: ({ messages, pending }) => {
      if (window.isDestroyed()) return;
      total = messages + pending;
      window.setTitle(total === 0 ? PRODUCT_NAME : `(${total}) ${PRODUCT_NAME}`);
      if (platform === 'win32') setOverlay();
      else app.setBadgeCount(total);
    },
    translate: () => {
      if (platform === 'win32' && !window.isDestroyed()) setOverlay();
    },
  };
};
