import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { LIST_SHORTCUTS, SHORTCUTS, type ShortcutId } from '@/bridge/shortcuts';
import { useNavigate } from '@/ui/navigation';
import { forgetAwaitedShortcut, isShortcutActive, runShortcutOnceActive } from '@/ui/shortcuts/activeShortcuts';
import { isMac, isPressed } from '@/ui/shortcuts/keys';
import { hasOpenLayer } from '@/ui/shortcuts/openLayer';

const LISTS: readonly ShortcutId[] = LIST_SHORTCUTS;

/** Is this the shortcut of a list of tickets? It works on every screen. */
export const isListShortcut = (id: ShortcutId): boolean => LISTS.includes(id);

/** Shows a list of tickets; from another screen, once the ticket screen is open. */
export const showList = (id: ShortcutId, go: (path: string) => void): void => {
  const isHere = isShortcutActive(id);
  runShortcutOnceActive(id);
  if (!isHere) go('/tickets');
};

/** The keys of the lists of tickets on all other screens; the ticket screen has its own. */
export const useListKeys = (): void => {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    if (!matchPath('/tickets/*', location.pathname)) forgetAwaitedShortcut();
  }, [location]);
  useEffect(() => forgetAwaitedShortcut, []);
  useEffect(() => {
    const mac = isMac();
    const run = (event: KeyboardEvent) => {
      if (event.defaultPrevented || hasOpenLayer()) return;
      const id = LISTS.find((each) => !isShortcutActive(each) && isPressed(SHORTCUTS[each].keys, event, mac));
      if (id === undefined) return;
      event.preventDefault();
      showList(id, (path) => void navigate(path));
    };
    window.addEventListener('keydown', run);
    return () => window.removeEventListener('keydown', run);
  }, [navigate]);
};
