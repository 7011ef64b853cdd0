import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import type { DrawerControl } from './drawerContext';

const KEY = 'contactDrawer';
const OPEN = 'open';

/** Did the user leave the drawer open on this computer? */
const readDrawerOpen = (storage: Pick<Storage, 'getItem'>): boolean => storage.getItem(KEY) === OPEN;

const storeDrawerOpen = (storage: Pick<Storage, 'setItem'>, open: boolean): void =>
  storage.setItem(KEY, open ? OPEN : 'closed');

/** From this width of the screen on, without the side menu, there is room for a third column, px. */
const COLUMN_FROM_PX = 1_180;

/**
 * The drawer of each ticket that is open. The column stays as the user left it. The overlay hides the conversation, so it
 * opens on demand alone and for one ticket; two conversations side by side, `paired`, leave no room for a column.
 */
export const useDrawerState = (
  frame: RefObject<HTMLElement | null>,
  paired: boolean,
): ((uuid: string) => DrawerControl) => {
  const [hasRoom, setHasRoom] = useState(false);
  const [columnOpen, setColumnOpen] = useState(() => readDrawerOpen(localStorage));
  const [overlayOf, setOverlayOf] = useState<string | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => setHasRoom(element.clientWidth >= COLUMN_FROM_PX);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);

  const isColumn = hasRoom && !paired;
  return useCallback(
    (uuid) => {
      const open = isColumn ? columnOpen : overlayOf === uuid;
      const set = (next: boolean) => {
        if (isColumn) {
          setColumnOpen(next);
          storeDrawerOpen(localStorage, next);
        } else setOverlayOf(next ? uuid : null);
      };
      return { place: isColumn ? 'column' : 'overlay', open, toggle: () => set(!open), close: () => set(false) };
    },
    [columnOpen, isColumn, overlayOf],
  );
};
