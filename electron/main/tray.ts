import path from 'node:path';
import type { Menu, MenuItemConstructorOptions, NativeImage, NativeTheme, Tray } from 'electron';
import type { UnreadTotals } from '@/contract/desktop';
import { PRODUCT_NAME, type Texts } from './texts';

export interface AppTray {
  /** Icon with or without its mark, and the numbers in the tooltip. */
  readonly setUnread: (totals: UnreadTotals) => void;
  readonly dispose: () => void;
}

interface Parts {
  readonly create: (image: NativeImage) => Tray;
  readonly buildMenu: (items: MenuItemConstructorOptions[]) => Menu;
  readonly loadImage: (file: string) => NativeImage;
  readonly nativeTheme: Pick<NativeTheme, 'shouldUseDarkColors' | 'on' | 'removeListener'>;
  readonly platform: NodeJS.Platform;
  /** Folder with one folder of pictures per platform. */
  readonly folder: string;
  readonly texts: Texts;
  readonly onOpen: () => void;
  readonly onQuit: () => void;
}

type TrayState = 'normal' | 'unread';

/** File of a state: macOS colours a template image itself, the others have one for light and one for dark bars. */
const pictureOf = (state: TrayState, platform: NodeJS.Platform, isDark: boolean): string => {
  if (platform === 'darwin') return path.join('darwin', `${state}Template.png`);
  const shade = isDark ? 'dark' : 'light';
  return platform === 'win32'
    ? path.join('win32', `${state}-${shade}.ico`)
    : path.join('linux', `${state}-${shade}.png`);
};

/** The icon in the system tray (DESK-04). Linux promises nothing but the menu, so opening is its first item. */
export const createTray = (parts: Parts): AppTray => {
  const { create, buildMenu, loadImage, nativeTheme, platform, folder, texts, onOpen, onQuit } = parts;
  let totals: UnreadTotals = { messages: 0, pending: 0 };
  const picture = () => {
    const state = totals.messages + totals.pending > 0 ? 'unread' : 'normal';
    return loadImage(path.join(folder, pictureOf(state, platform, nativeTheme.shouldUseDarkColors)));
  };
  const tray = create(picture());
  const update = () => {
    const { messages, pending } = totals;
    const numbers = [messages > 0 ? texts.unread(messages) : '', pending > 0 ? texts.pending(pending) : ''];
    const shown = numbers.filter((text) => text !== '').join(' · ');
    tray.setImage(picture());
    tray.setToolTip(`${PRODUCT_NAME} · ${shown === '' ? texts.nothingNew : shown}`);
  };
  tray.setContextMenu(
    buildMenu([{ label: texts.open, click: onOpen }, { type: 'separator' }, { label: texts.quit, click: onQuit }]),
  );
  // On macOS a click opens the menu.
  if (platform !== 'darwin') tray.on('click', onOpen);
  nativeTheme.on('updated', update);
  update();
  return {
    setUnread: (next) => {
      totals = next;
      update();
    },
    dispose: () => {
      nativeTheme.removeListener('updated', update);
      tray.destroy();
    },
  };
};
