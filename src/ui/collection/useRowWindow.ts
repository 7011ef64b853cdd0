import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows rendered above and below the visible part. */
const BEYOND = 4;
/** The first rendered row changes in steps of this many, so that scrolling does not render at each row. */
const STEP = 2;
/** Rows rendered where nothing is laid out, so that rows have no height. */
const UNSEEN = 100;

/** The rendered rows: `first` included, `end` excluded. */
export interface RowRange {
  readonly first: number;
  readonly end: number;
}

const rangeAt = (top: number, height: number, rowPx: number): RowRange => {
  if (rowPx === 0) return { first: 0, end: UNSEEN };
  const seen = Math.floor(top / rowPx);
  const first = Math.max(0, Math.floor((seen - BEYOND) / STEP) * STEP);
  return { first, end: first + Math.ceil(height / rowPx) + 2 * BEYOND + STEP };
};

interface RowWindow {
  readonly range: RowRange;
  /** Reads the range again; needed only after a scroll that has to show its rows at once. */
  readonly follow: () => void;
}

/**
 * Which rows of a scrolling element are near its visible part. The rows begin at the top of what scrolls.
 * @param rowPx - Height of every row, px; 0 where nothing is laid out
 */
export const useRowWindow = (scroller: HTMLElement | null, rowPx: number): RowWindow => {
  // Start with the window's height, an upper bound: the element has no height before layout.
  const [range, setRange] = useState(() => rangeAt(0, window.innerHeight, rowPx));
  const follow = (): void => {
    if (!scroller) return;
    const next = rangeAt(scroller.scrollTop, scroller.clientHeight || window.innerHeight, rowPx);
    setRange((now) => (now.first === next.first && now.end === next.end ? now : next));
  };
  useEffect(() => {
    if (!scroller) return undefined;
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(scroller);
    // Render in this frame, so that no empty rows appear.
    const onScroll = () => flushSync(follow);
    scroller.addEventListener('scroll', onScroll);
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', onScroll);
    };
    // `follow` reads nothing else that changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [scroller, rowPx]);
  return { range, follow };
};
