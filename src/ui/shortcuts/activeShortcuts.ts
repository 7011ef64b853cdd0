import type { ShortcutId } from '@/bridge/shortcuts';

type Action = () => void;

const handlers = new Map<ShortcutId, readonly Action[]>();

/** The shortcut to run as soon as its screen is mounted. */
let awaited: ShortcutId | null = null;

/** Registers a shortcut as active; returns the function that removes it. */
export const registerShortcut = (id: ShortcutId, action: Action): (() => void) => {
  handlers.set(id, [...(handlers.get(id) ?? []), action]);
  if (awaited === id) {
    awaited = null;
    queueMicrotask(action);
  }
  return () => {
    const left = (handlers.get(id) ?? []).filter((other) => other !== action);
    if (left.length > 0) handlers.set(id, left);
    else handlers.delete(id);
  };
};

/** Does the shortcut do something on the present screen? */
export const isShortcutActive = (id: ShortcutId): boolean => handlers.has(id);

/** Runs the shortcut's action, for the palette and the native menus. */
export const runShortcut = (id: ShortcutId): void => handlers.get(id)?.at(-1)?.();

/** Runs it now, or once the screen being opened makes it possible. Only the latest request counts. */
export const runShortcutOnceActive = (id: ShortcutId): void => {
  awaited = isShortcutActive(id) ? null : id;
  runShortcut(id);
};

/** Forgets the shortcut that waits for its screen, which was not opened: run at a later visit, it would surprise. */
export const forgetAwaitedShortcut = (): void => {
  awaited = null;
};
