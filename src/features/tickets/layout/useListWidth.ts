import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';
import { clampWidth, columnOf, thirdOf, widthLimits, type WidthLimits } from './listWidth';
import { readStoredWidth, storeWidth } from './storedWidth';

interface ListWidth {
  /** CSS width of the list's column; needs no measuring, so that nothing moves at the first paint. */
  readonly column: string;
  /** Of the list, px, for the keys and for screen readers. */
  readonly width: number;
  readonly limits: WidthLimits;
  /** Moves the edge and stores its position. */
  readonly set: (width: number) => void;
  /** Back to one third. */
  readonly reset: () => void;
}

/** The width of the ticket list: one third of the screen until the user drags the edge, less where it is crowded. */
export const useListWidth = (frame: RefObject<HTMLElement | null>, crowded: boolean): ListWidth => {
  const [total, setTotal] = useState(0);
  const [chosen, setChosen] = useState(() => readStoredWidth(localStorage));
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setTotal(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);

  const set = useCallback(
    (width: number) => {
      const clamped = clampWidth(Math.round(width), total, crowded);
      setChosen(clamped);
      storeWidth(localStorage, clamped);
    },
    [crowded, total],
  );
  const reset = useCallback(() => {
    setChosen(null);
    storeWidth(localStorage, null);
  }, []);
  const width = clampWidth(chosen ?? thirdOf(total), total, crowded);
  return { column: columnOf(chosen, crowded), width, limits: widthLimits(total, crowded), set, reset };
};
