import { SHORTCUTS, type ShortcutId } from '@/bridge/shortcuts';
import { isMac, keyNames } from './keys';

/** The keys of a shortcut in one text, for tooltips: `Ctrl+Shift+A`, on macOS `⌘⇧A`. */
export const shortcutText = (id: ShortcutId): string => {
  const mac = isMac();
  return keyNames(SHORTCUTS[id].keys, mac).join(mac ? '' : '+');
};
