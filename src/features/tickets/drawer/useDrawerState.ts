import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
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
 * The column stays as the user left it. The overlay hides the conversation, so it opens on demand alone and for one ticket.
 */
export const useDrawerState = (frame: RefObject<HTMLElement | null>, uuid: string | undefined): DrawerControl => {
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

  return useMemo(() => {
    const open = hasRoom ? columnOpen : uuid !== undefined && overlayOf === uuid;
    const set = (next: boolean) => {
      if (hasRoom) {
        setColumnOpen(next);
        storeDrawerOpen(localStorage, next);
      } else setOverlayOf(next && uuid !== undefined ? uuid : null);
    };
    return { place: hasRoom ? 'column' : 'overlay', open, toggle: () => set(!open), close: () => set(false) };
  }, [columnOpen, hasRoom, overlayOf, uuid]);
};
