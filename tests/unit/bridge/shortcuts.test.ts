import { describe, expect, it } from 'vitest';
import { SHORTCUTS, type Shortcut, type ShortcutId } from '@/bridge/shortcuts';
import en from '@/i18n/locales/en/shortcuts.json';
import es from '@/i18n/locales/es/shortcuts.json';
import pt from '@/i18n/locales/pt/shortcuts.json';

const ALL = Object.entries(SHORTCUTS) as [ShortcutId, Shortcut][];
const written = ({ keys }: Shortcut): string =>
  [keys.mod && 'mod', keys.alt && 'alt', keys.shift && 'shift', keys.key].filter(Boolean).join('+');

describe('the table of shortcuts', () => {
  it.each(ALL)('[KEY-03] %s needs neither AltGr nor a bare Alt with a letter', (_id, { keys }) => {
    expect(keys.alt === true && keys.mod === true, 'AltGr is Ctrl+Alt on Windows').toBe(false);
    expect(
      keys.alt === true && /^\p{L}$/u.test(keys.key),
      'Alt and a letter types on macOS, opens menus elsewhere',
    ).toBe(false);
  });

  it('[KEY-03] assigns no keys twice, and names every shortcut in each language', () => {
    expect(new Set(ALL.map(([, shortcut]) => written(shortcut))).size).toBe(ALL.length);
    for (const { actions } of [pt, en, es])
      expect(Object.keys(actions).toSorted()).toEqual(ALL.map(([id]) => id).toSorted());
  });
});
