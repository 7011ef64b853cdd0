import type { MenuItemConstructorOptions } from 'electron';
import { PRODUCT_NAME, type Texts } from './texts';

/**
 * The least menu: quitting by key everywhere, and on macOS the editing keys, which do nothing there without a menu.
 * Labels are always ours, since those of roles follow the system's language.
 */
export const appMenu = (texts: Texts, onQuit: () => void): MenuItemConstructorOptions[] => [
  { label: PRODUCT_NAME, submenu: [{ label: texts.quit, accelerator: 'CommandOrControl+Q', click: onQuit }] },
  {
    label: texts.edit,
    submenu: [
      { role: 'undo', label: texts.undo },
      { role: 'redo', label: texts.redo },
      { type: 'separator' },
      { role: 'cut', label: texts.cut },
      { role: 'copy', label: texts.copy },
      { role: 'paste', label: texts.paste },
      { role: 'selectAll', label: texts.selectAll },
    ],
  },
];
