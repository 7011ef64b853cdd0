import { type KeyCombination, SHORTCUTS, type ShortcutId } from '@/bridge/shortcuts';

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing' | 'getModifierState'
>;

/** Is this macOS? It uses Cmd where other systems use Ctrl. */
export const isMac = (): boolean => /mac/i.test(navigator.platform);

const isLetter = (key: string): boolean => /^\p{L}$/u.test(key);
const isNamed = (key: string): boolean => key.length > 1;

/**
 * Is this the combination? A symbol is compared as typed: many keyboards need Shift for it, so Shift is ignored there.
 * AltGr types characters and is never a shortcut.
 */
export const isPressed = (keys: KeyCombination, event: KeyPress, mac: boolean): boolean => {
  if (event.isComposing || event.getModifierState('AltGraph')) return false;
  const mod = mac ? event.metaKey : event.ctrlKey;
  const foreign = mac ? event.ctrlKey : event.metaKey;
  if (foreign || mod !== (keys.mod ?? false) || event.altKey !== (keys.alt ?? false)) return false;
  const shiftCounts = isLetter(keys.key) || isNamed(keys.key);
  if (shiftCounts && event.shiftKey !== (keys.shift ?? false)) return false;
  return (isLetter(event.key) ? event.key.toLowerCase() : event.key) === keys.key;
};

const SIGNS: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  Escape: 'Esc',
};

/** The combination as the keyboard shows it, one text for each key: `['Ctrl', 'Shift', 'A']`, on macOS `['⌘', '⇧', 'A']`. */
export const keyNames = ({ key, mod, shift, alt }: KeyCombination, mac: boolean): readonly string[] => [
  ...(mod ? [mac ? '⌘' : 'Ctrl'] : []),
  ...(alt ? [mac ? '⌥' : 'Alt'] : []),
  ...(shift ? [mac ? '⇧' : 'Shift'] : []),
  SIGNS[key] ?? key.toUpperCase(),
];

/** The keys of a shortcut in one text, for tooltips: `Ctrl+Shift+A`, on macOS `⌘⇧A`. */
export const shortcutText = (id: ShortcutId): string => {
  const mac = isMac();
  return keyNames(SHORTCUTS[id].keys, mac).join(mac ? '' : '+');
};
