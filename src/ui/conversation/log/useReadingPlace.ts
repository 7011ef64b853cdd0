import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { atTheEnd, belowOf, followScroll, keepPlace, leaveFor, rowOf, type Reading } from './readingPlace';
import type { LogItem, RowSpan } from './useRowSpan';

/** Height rendered beyond the edges of the view, px, so that scrolling shows no gap. */
const BEYOND_PX = 600;
const HAND_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Calls `onTouch` whenever the reader moves the view, and handles Home and End. */
const useHand = (scroller: HTMLElement | null, onTouch: () => void, goToStart: () => void, goToEnd: () => void) => {
  useEffect(() => {
    if (!scroller) return undefined;
    const touched = (event: Event) => {
      onTouch();
      if (!(event instanceof KeyboardEvent) || event.target !== scroller) return;
      // By default these keys stop at the last rendered row.
      if (event.key === 'Home') goToStart();
      else if (event.key === 'End') goToEnd();
      else return;
      event.preventDefault();
    };
    // Passive, so that scrolling does not wait for the handler.
    for (const name of HAND_EVENTS) scroller.addEventListener(name, touched, { passive: name !== 'keydown' });
    return () => {
      for (const name of HAND_EVENTS) scroller.removeEventListener(name, touched);
    };
  }, [goToEnd, goToStart, onTouch, scroller]);
};

/** Keeps the place and renders further rows whenever rows are rendered or change their height. */
const useRendered = (
  scroller: HTMLElement | null,
  keep: (scroller: HTMLElement) => void,
  fill: (scroller: HTMLElement) => void,
): void => {
  useLayoutEffect(() => {
    if (scroller) keep(scroller);
  });
  // Paint the visible rows first; rows beyond the edges follow frame by frame.
  useEffect(() => {
    if (!scroller) return undefined;
    const frame = requestAnimationFrame(() => fill(scroller));
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => {
    const content = scroller?.firstElementChild;
    if (!scroller || !content) return undefined;
    const observer = new ResizeObserver(() => {
      keep(scroller);
      fill(scroller);
    });
    observer.observe(content);
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [fill, keep, scroller]);
};

export interface ReadingPlaceParts {
  readonly scroller: HTMLElement | null;
  readonly span: RowSpan;
  readonly items: readonly LogItem[];
  readonly onEnd: (isAtEnd: boolean) => void;
  /** Called when all loaded rows are rendered and may not fill the view. */
  readonly onShort: (scroller: HTMLElement) => void;
}

export interface ReadingPlace {
  /** Call it with every scroll. */
  readonly follow: (scroller: HTMLElement) => void;
  readonly goToEnd: () => void;
  /** Scrolls an item to the middle of the view. `key`: key of its message. */
  readonly leadTo: (key: string, index: number) => void;
}

interface LatestRows {
  readonly span: RowSpan;
  readonly count: number;
  readonly onShort: ReadingPlaceParts['onShort'];
}

/** Renders one more step of rows where the view comes near the edge of the rendered ones. */
const fillView = (view: HTMLElement, { isAtEnd }: Reading, { span, count, onShort }: LatestRows): void => {
  // The view is hidden, for example behind a tab of a narrow window.
  if (view.clientHeight === 0) return;
  if (span.from > 0 && view.scrollTop < BEYOND_PX) span.up();
  else if (span.to < count && belowOf(view) < BEYOND_PX) span.down();
  else if (isAtEnd && span.trim) span.trim();
  else if (span.from === 0 && span.to === count) onShort(view);
};

/**
 * Keeps the rows that the reader looks at in place, to the pixel, while rows above are added or change their height; a reader at
 * the end stays at the end. It also renders rows before the view reaches them.
 */
export const useReadingPlace = ({ scroller, span, items, onEnd, onShort }: ReadingPlaceParts): ReadingPlace => {
  const reading = useRef<Reading>({ ...atTheEnd });
  const newest = useRef<string>(undefined);
  const latest = useRef({ span, count: items.length, onShort });

  const keep = useCallback((view: HTMLElement) => {
    const isKept = keepPlace(reading.current, view, latest.current);
    // At once, not with the next frame: what is read would be seen to jump.
    if (!isKept && latest.current.span.from > 0) latest.current.span.up();
  }, []);
  const fill = useCallback((view: HTMLElement): void => fillView(view, reading.current, latest.current), []);

  useLayoutEffect(() => {
    latest.current = { span, count: items.length, onShort };
    const key = items.at(-1)?.key;
    if (reading.current.isNearEnd && key !== newest.current) reading.current.isAtEnd = true;
    newest.current = key;
  }, [span, items, onShort]);
  useRendered(scroller, keep, fill);

  const follow = useCallback(
    (view: HTMLElement) => {
      followScroll(reading.current, view, latest.current);
      onEnd(reading.current.isNearEnd);
      fill(view);
    },
    [fill, onEnd],
  );
  const goTo = useCallback(
    (end: 'start' | 'end') => {
      leaveFor(reading.current, end);
      onEnd(end === 'end');
      if (end === 'end') latest.current.span.toEnd();
      else latest.current.span.toStart();
      if (scroller) keep(scroller);
    },
    [keep, onEnd, scroller],
  );
  const goToEnd = useCallback(() => goTo('end'), [goTo]);
  const goToStart = useCallback(() => goTo('start'), [goTo]);
  const letGo = useCallback(() => {
    reading.current.lead = null;
  }, []);
  useHand(scroller, letGo, goToStart, goToEnd);
  const leadTo = useCallback(
    (key: string, index: number) => {
      leaveFor(reading.current, { message: key });
      if (scroller && rowOf(scroller, key)) keep(scroller);
      else latest.current.span.around(index);
    },
    [keep, scroller],
  );
  return { follow, goToEnd, leadTo };
};
