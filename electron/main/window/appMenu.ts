import type { MenuItemConstructorOptions } from 'electron';
import { SHORTCUTS, type KeyCombination, type Shortcut, type ShortcutId } from '@/bridge/shortcuts';
import type { MenuCommand } from '@/bridge/system';
import { PRODUCT_NAME, type Texts } from '../system/texts';

type Items = MenuItemConstructorOptions[];

interface Parts {
  readonly words: Texts;
  readonly platform: NodeJS.Platform;
  /** Names of the shortcuts; empty until the page has sent them. */
  readonly shortcuts: Partial<Record<ShortcutId, string>>;
  /** Asks the page to do something. */
  readonly command: (command: MenuCommand) => void;
  readonly reload: () => void;
  readonly quit: () => void;
}

const SIGNS: Readonly<Record<string, string>> = {
  ArrowDown: 'Down',
  ArrowUp: 'Up',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  Escape: 'Esc',
};

/** A combination in Electron's notation: `CommandOrControl+Shift+A`. */
export const acceleratorOf = ({ key, mod, shift, alt }: KeyCombination): string =>
  [
    ...(mod ? ['CommandOrControl'] : []),
    ...(alt ? ['Alt'] : []),
    ...(shift ? ['Shift'] : []),
    SIGNS[key] ?? key.toUpperCase(),
  ].join('+');

/**
 * The menu items of the shortcut table. Only the page handles the keys, since keys such as `/` are elsewhere on many keyboards.
 * Windows and Linux show shortcuts without registering them; macOS cannot, so there they are not shown.
 */
const shortcutItems = (groups: readonly Shortcut['group'][], { shortcuts, platform, command }: Parts): Items =>
  (Object.keys(SHORTCUTS) as ShortcutId[])
    .filter((id) => groups.includes(SHORTCUTS[id].group) && shortcuts[id] !== undefined)
    .map((id) => ({
      id,
      label: shortcuts[id],
      click: () => command({ kind: 'shortcut', id }),
      ...(platform === 'darwin' ? {} : { accelerator: acceleratorOf(SHORTCUTS[id].keys), registerAccelerator: false }),
    }));

const line = { type: 'separator' } as const;

const application = ({ words, platform, command, quit }: Parts): MenuItemConstructorOptions => ({
  label: PRODUCT_NAME,
  submenu: [
    { label: words.about, click: () => command({ kind: 'section', section: 'about' }) },
    line,
    { label: words.preferences, click: () => command({ kind: 'section', section: 'appearance' }) },
    ...(platform === 'darwin'
      ? ([
          line,
          { role: 'hide', label: words.hide },
          { role: 'hideOthers', label: words.hideOthers },
          { role: 'unhide', label: words.showAll },
        ] as Items)
      : []),
    line,
    { label: words.quit, accelerator: 'CommandOrControl+Q', click: quit },
  ],
});

const edit = ({ words }: Parts): MenuItemConstructorOptions => ({
  label: words.edit,
  submenu: [
    { role: 'undo', label: words.undo },
    { role: 'redo', label: words.redo },
    line,
    { role: 'cut', label: words.cut },
    { role: 'copy', label: words.copy },
    { role: 'paste', label: words.paste },
    { role: 'delete', label: words.delete },
    { role: 'selectAll', label: words.selectAll },
  ],
});

/** Keys that Electron's own items leave out: plus as it is pressed without Shift, and the number pad. */
const moreZoomKeys = (words: Texts): Items => [
  { role: 'zoomIn', label: words.zoomIn, accelerator: 'CommandOrControl+=', visible: false },
  { role: 'zoomIn', label: words.zoomIn, accelerator: 'CommandOrControl+numadd', visible: false },
  { role: 'zoomOut', label: words.zoomOut, accelerator: 'CommandOrControl+numsub', visible: false },
  { role: 'resetZoom', label: words.zoomReset, accelerator: 'CommandOrControl+num0', visible: false },
];

const view = ({ words, reload }: Parts): MenuItemConstructorOptions => ({
  label: words.view,
  submenu: [
    { label: words.reload, click: reload },
    line,
    { role: 'resetZoom', label: words.zoomReset },
    { role: 'zoomIn', label: words.zoomIn },
    { role: 'zoomOut', label: words.zoomOut },
    ...moreZoomKeys(words),
    line,
    { role: 'togglefullscreen', label: words.fullScreen },
  ],
});

const windowMenu = ({ words }: Parts): MenuItemConstructorOptions => ({
  label: words.window,
  submenu: [
    { role: 'minimize', label: words.minimize },
    { role: 'close', label: words.close },
  ],
});

/** The native menus. All labels are ours, since Electron's own follow the system's language. */
export const appMenu = (parts: Parts): Items => {
  const tickets = shortcutItems(['tickets', 'conversation'], parts);
  return [
    application(parts),
    edit(parts),
    view(parts),
    ...(tickets.length > 0 ? [{ label: parts.words.ticket, submenu: tickets }] : []),
    ...(parts.platform === 'darwin' ? [windowMenu(parts)] : []),
    {
      label: parts.words.help,
      role: 'help',
      submenu: [
        ...shortcutItems(['app'], parts),
        { label: parts.words.diagnostics, click: () => parts.command({ kind: 'section', section: 'diagnostics' }) },
      ],
    },
  ];
};
