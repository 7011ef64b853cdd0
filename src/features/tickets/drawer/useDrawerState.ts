import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import * as z from 'zod/mini';
import { createStoredValue } from '@/lib/storedValue';
import type { DrawerControl } from './drawerContext';

/** The last state of the drawer on this computer. */
const storedDrawer = createStoredValue('contactDrawer', z.enum(['open', 'closed']), 'closed');

/** Least width of the ticket screen, without the side menu, that has room for a third column, px. */
const COLUMN_FROM_PX = 1_180;

/**
 * The drawers of the open tickets. The column stays as the user left it. The overlay covers the messages, so it opens only on
 * demand and for one ticket. Two conversations side by side (`paired`) leave no room for a column.
 */
export const useDrawerState = (
  frame: RefObject<HTMLElement | null>,
  paired: boolean,
): ((uuid: string) => DrawerControl) => {
  const [hasRoom, setHasRoom] = useState(false);
  const [columnOpen, setColumnOpen] = useState(() => storedDrawer.read(localStorage) === 'open');
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
          storedDrawer.write(localStorage, next ? 'open' : 'closed');
        } else setOverlayOf(next ? uuid : null);
      };
      return { place: isColumn ? 'column' : 'overlay', open, toggle: () => set(!open), close: () => set(false) };
    },
    [columnOpen, isColumn, overlayOf],
  );
};
