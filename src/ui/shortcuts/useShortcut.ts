import { useContext, useEffect, useRef, createContext } from 'react';
import { SHORTCUTS, type ShortcutId } from '@/bridge/shortcuts';
import { registerShortcut } from './activeShortcuts';
import { isMac, isPressed } from './keys';
import { hasOpenLayer } from './openLayer';

/** Whether shortcuts act on this part of the screen: of two similar parts side by side, only the focused one. */
export const ShortcutScope = createContext(true);

/**
 * Runs `action` on the shortcut's keys while the component is mounted; null switches it off. A dialog or popup over the screen
 * keeps the keys for itself, and so does a handler that stops or prevents the event on its way up.
 */
export const useShortcut = (id: ShortcutId, action: ((event: KeyboardEvent) => void) | null): void => {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  const isInScope = useContext(ShortcutScope);
  const enabled = isInScope && action !== null;
  useEffect(() => {
    if (!enabled) return undefined;
    const { keys } = SHORTCUTS[id];
    const mac = isMac();
    let covered = false;
    // Checked before anything handles the key: a popup that closes on it must not pass the same key on to the screen.
    const look = (event: KeyboardEvent) => {
      if (isPressed(keys, event, mac)) covered = hasOpenLayer();
    };
    const run = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isPressed(keys, event, mac) || covered) return;
      event.preventDefault();
      latest.current?.(event);
    };
    const unregister = registerShortcut(id, () => latest.current?.(new KeyboardEvent('keydown')));
    window.addEventListener('keydown', look, true);
    window.addEventListener('keydown', run);
    return () => {
      unregister();
      window.removeEventListener('keydown', look, true);
      window.removeEventListener('keydown', run);
    };
  }, [enabled, id]);
};
