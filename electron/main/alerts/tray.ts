import path from 'node:path';
import type { Menu, MenuItemConstructorOptions, NativeImage, NativeTheme, Tray } from 'electron';
import { TRAY_TICKETS, type TrayChoice, type TrayState, type UnreadTotals } from '@/bridge/alerts';
import { PRODUCT_NAME, type Texts } from '../system/texts';

interface MenuParts {
  readonly state: TrayState;
  readonly words: Texts;
  readonly onOpen: () => void;
  readonly onChosen: (choice: TrayChoice) => void;
  readonly onQuit: () => void;
}

/** Escapes ampersands, which would underline the next letter instead of showing. */
const plainLabel = (text: string): string => text.replaceAll('&', '&&');

const SEPARATOR: MenuItemConstructorOptions = { type: 'separator' };

/** The tray's menu. Opening the window is its first item, since on Linux a click on the icon may do nothing else. */
const trayMenu = ({ state, words, onOpen, onChosen, onQuit }: MenuParts): MenuItemConstructorOptions[] => {
  const waiting = state.pending.slice(0, TRAY_TICKETS).map(({ ticketId, label }): MenuItemConstructorOptions => ({
    label: plainLabel(words.acceptTicket(label)),
    click: () => onChosen({ kind: 'accept', ticketId }),
  }));
  const { doNotDisturb } = state;
  const quiet: MenuItemConstructorOptions = {
    label: words.doNotDisturb,
    type: 'checkbox',
    checked: doNotDisturb === true,
    // Read the state from the item: this menu may be a second old.
    click: ({ checked }) => onChosen({ kind: 'doNotDisturb', on: checked }),
  };
  return [
    { label: words.open, click: onOpen },
    ...(waiting.length > 0 ? [SEPARATOR, ...waiting] : []),
    ...(doNotDisturb === null ? [] : [SEPARATOR, quiet]),
    SEPARATOR,
    { label: words.quit, click: onQuit },
  ];
};

/** Runs at once; calls during the following pause cause one run at its end. */
const coalesced = (run: () => void, pauseMs: number): { readonly soon: () => void; readonly cancel: () => void } => {
  let pause: NodeJS.Timeout | undefined;
  let isWanted = false;
  const start = () => {
    run();
    pause = setTimeout(() => {
      pause = undefined;
      if (!isWanted) return;
      isWanted = false;
      start();
    }, pauseMs);
    pause.unref();
  };
  return {
    soon: () => {
      if (pause === undefined) start();
      else isWanted = true;
    },
    cancel: () => clearTimeout(pause),
  };
};

/** Shortest time between menu updates, ms: each is a round trip to the desktop, and changes often come in a row. */
const MENU_PAUSE_MS = 1_000;
/** Windows cuts a tooltip here, characters. */
const LONGEST_TOOLTIP = 127;

export interface AppTray {
  /** Icon with or without its mark, and the numbers in the tooltip. */
  readonly setUnread: (totals: UnreadTotals) => void;
  /** Connection, waiting tickets and do-not-disturb. */
  readonly setState: (state: TrayState) => void;
  /** Rewrites menu and tooltip after a change of language. */
  readonly translate: () => void;
  readonly dispose: () => void;
}

interface Parts {
  readonly create: (image: NativeImage) => Tray;
  readonly buildMenu: (items: MenuItemConstructorOptions[]) => Menu;
  readonly loadImage: (file: string) => NativeImage;
  readonly nativeTheme: Pick<
    NativeTheme,
    'shouldUseDarkColors' | 'shouldUseDarkColorsForSystemIntegratedUI' | 'on' | 'removeListener'
  >;
  readonly platform: NodeJS.Platform;
  /** Folder with one folder of pictures per platform. */
  readonly folder: string;
  /** Texts in the present language. */
  readonly texts: () => Texts;
  readonly onOpen: () => void;
  readonly onChosen: (choice: TrayChoice) => void;
  readonly onQuit: () => void;
}

type Look = 'normal' | 'unread' | 'disconnected';

/** Image file of a look: macOS colours a template image itself, the others have one for light and one for dark bars. */
const pictureOf = (look: Look, platform: NodeJS.Platform, isDark: boolean): string => {
  if (platform === 'darwin') return path.join('darwin', `${look}Template.png`);
  const shade = isDark ? 'dark' : 'light';
  return platform === 'win32' ? path.join('win32', `${look}-${shade}.ico`) : path.join('linux', `${look}-${shade}.png`);
};

const lookOf = ({ messages, pending }: UnreadTotals, { disconnected }: TrayState): Look => {
  if (disconnected) return 'disconnected';
  return messages + pending > 0 ? 'unread' : 'normal';
};

const tooltipOf = ({ messages, pending }: UnreadTotals, { disconnected }: TrayState, words: Texts): string => {
  const facts = [
    disconnected ? words.disconnected : '',
    messages > 0 ? words.unread(messages) : '',
    pending > 0 ? words.pending(pending) : '',
  ].filter((text) => text !== '');
  return [PRODUCT_NAME, ...(facts.length > 0 ? facts : [words.nothingNew])].join(' · ').slice(0, LONGEST_TOOLTIP);
};

/** The icon in the system tray. Unchanged parts are not sent to the system again. */
export const createTray = (parts: Parts): AppTray => {
  const { create, buildMenu, loadImage, nativeTheme, platform, folder, texts, onOpen, onChosen, onQuit } = parts;
  let totals: UnreadTotals = { messages: 0, pending: 0 };
  let state: TrayState = { disconnected: false, pending: [], doNotDisturb: null };
  let shown = { picture: '', tooltip: '', menu: '' };

  // On Windows the taskbar has a theme of its own.
  const isBarDark = () =>
    platform === 'win32' ? nativeTheme.shouldUseDarkColorsForSystemIntegratedUI : nativeTheme.shouldUseDarkColors;
  const picture = () => pictureOf(lookOf(totals, state), platform, isBarDark());
  const load = (file: string) => loadImage(path.join(folder, file));
  shown.picture = picture();
  const tray = create(load(shown.picture));

  const setMenu = () => {
    const items = trayMenu({ state, words: texts(), onOpen, onChosen, onQuit });
    // JSON omits functions, so this compares what the user sees.
    const menu = JSON.stringify([items, state.pending]);
    if (menu === shown.menu) return;
    shown = { ...shown, menu };
    // Linux shows a changed item only when the whole menu is set again.
    tray.setContextMenu(buildMenu(items));
  };
  const menu = coalesced(setMenu, MENU_PAUSE_MS);
  const update = () => {
    const next = { ...shown, picture: picture(), tooltip: tooltipOf(totals, state, texts()) };
    if (next.picture !== shown.picture) tray.setImage(load(next.picture));
    if (next.tooltip !== shown.tooltip) tray.setToolTip(next.tooltip);
    shown = next;
    menu.soon();
  };

  // On macOS a click opens the menu.
  if (platform !== 'darwin') tray.on('click', onOpen);
  nativeTheme.on('updated', update);
  update();
  return {
    setUnread: (next) => {
      totals = next;
      update();
    },
    setState: (next) => {
      state = next;
      update();
    },
    translate: update,
    dispose: () => {
      menu.cancel();
      nativeTheme.removeListener('updated', update);
      tray.destroy();
    },
  };
};
