import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import * as z from 'zod/mini';
import { createStoredValue } from '@/lib/storedValue';
import type { DrawerControl } from './drawerContext';

/** How the user left the drawer on this computer. */
const storedDrawer = createStoredValue('contactDrawer', z.enum(['open', 'closed']), 'closed');

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
