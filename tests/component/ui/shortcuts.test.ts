import { fireEvent, renderHook } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { SHORTCUTS, type ShortcutId } from '@/bridge/shortcuts';
import { isPressed, keyNames } from '@/ui/shortcuts/keys';
import { useShortcut } from '@/ui/shortcuts/useShortcut';

const press = (init: KeyboardEventInit) => new KeyboardEvent('keydown', init);
const combinations = Object.entries(SHORTCUTS).map(([id, { keys }]) => ({
  id,
  mod: false,
  shift: false,
  alt: false,
  ...keys,
}));

describe('[KEY-03] the table of shortcuts', () => {
  it.each(combinations)('$id uses neither AltGr nor a bare Alt with a letter', ({ key, mod, alt }) => {
    expect(mod && alt).toBe(false);
    expect(!alt || key.startsWith('Arrow')).toBe(true);
  });

  it('gives no keys to two actions, and none that browsers reserve', () => {
    const texts = combinations.map((keys) => keyNames(keys, false).join('+'));
    expect(new Set(texts).size).toBe(texts.length);
    for (const kept of ['Ctrl+N', 'Ctrl+T', 'Ctrl+W', 'Ctrl+Shift+N', 'Ctrl+Shift+T', 'Ctrl+Shift+W']) {
      expect(texts).not.toContain(kept);
    }
  });
});

describe('[KEY-03] pressed keys', () => {
  const { keys } = SHORTCUTS.takeTicket;

  it('are compared with every modifier', () => {
    expect(isPressed(keys, press({ key: 'A', ctrlKey: true, shiftKey: true }), false)).toBe(true);
    expect(isPressed(keys, press({ key: 'a', ctrlKey: true }), false)).toBe(false);
    expect(isPressed(keys, press({ key: 'A', ctrlKey: true, shiftKey: true, altKey: true }), false)).toBe(false);
    expect(isPressed(keys, press({ key: 'A', ctrlKey: true, metaKey: true, shiftKey: true }), false)).toBe(false);
  });

  it.each(combinations)('run $id as the table says, and not with another modifier', ({ id, key, mod, shift, alt }) => {
    const run = vi.fn();
    renderHook(() => useShortcut(id as ShortcutId, run));
    const pressed = { key, ctrlKey: mod, shiftKey: shift, altKey: alt };
    fireEvent.keyDown(document.body, { ...pressed, ctrlKey: !mod });
    fireEvent.keyDown(document.body, { ...pressed, altKey: !alt });
    expect(run).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, pressed);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('with AltGr type a character and run nothing', () => {
    const event = press({ key: 'A', ctrlKey: true, shiftKey: true, modifierAltGraph: true });
    expect(isPressed(keys, event, false)).toBe(false);
  });

  it('take Cmd on macOS', () => {
    expect(isPressed(keys, press({ key: 'a', metaKey: true, shiftKey: true }), true)).toBe(true);
    expect(isPressed(keys, press({ key: 'a', ctrlKey: true, shiftKey: true }), true)).toBe(false);
    expect(keyNames(keys, true)).toEqual(['⌘', '⇧', 'A']);
  });

  it.each([
    ['openPalette', 'k', 'MacIntel', 'metaKey', 'ctrlKey'],
    ['openPalette', 'k', 'Win32', 'ctrlKey', 'metaKey'],
    ['showShortcuts', '/', 'MacIntel', 'metaKey', 'ctrlKey'],
    ['showShortcuts', '/', 'Linux x86_64', 'ctrlKey', 'metaKey'],
  ] as const)('[KEY-02] run %s by %s on %s with %s, not with %s', (id, key, system, own, foreign) => {
    const platform = vi.spyOn(navigator, 'platform', 'get').mockReturnValue(system);
    onTestFinished(() => platform.mockRestore());
    const run = vi.fn();
    renderHook(() => useShortcut(id, run));
    fireEvent.keyDown(document.body, { key, [foreign]: true });
    expect(run).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key, [own]: true });
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('[TRIAGE-06] [KEY-05] of the four lists and the first five views are the digits with Ctrl, and with Cmd on macOS', () => {
    const { showOpen, showPending, showClosed, showSearch, ...others } = SHORTCUTS;
    const { showView1, showView2, showView3, showView4, showView5 } = others;
    const lists = [showOpen, showPending, showClosed, showSearch];
    const views = [showView1, showView2, showView3, showView4, showView5];
    for (const [place, shortcut] of [...lists, ...views].entries()) {
      const key = String(place + 1);
      expect(isPressed(shortcut.keys, press({ key, ctrlKey: true }), false)).toBe(true);
      expect(isPressed(shortcut.keys, press({ key, metaKey: true }), true)).toBe(true);
      expect(isPressed(shortcut.keys, press({ key, ctrlKey: true }), true)).toBe(false);
    }
  });

  it('with a symbol match whatever keys produce it', () => {
    const sheet = SHORTCUTS.showShortcuts.keys;
    expect(isPressed(sheet, press({ key: '/', ctrlKey: true }), false)).toBe(true);
    expect(isPressed(sheet, press({ key: '/', ctrlKey: true, shiftKey: true }), false)).toBe(true);
  });

  it('of an input method run nothing', () => {
    expect(isPressed(keys, press({ key: 'A', ctrlKey: true, shiftKey: true, isComposing: true }), false)).toBe(false);
  });
});
