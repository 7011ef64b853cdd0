import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { ThreadItem } from './threadItems';
import type { RowSpan } from './useRowSpan';

/** So much is rendered beyond the edges of the view, px, that scrolling shows no gap. */
const BEYOND_PX = 600;
/** The reader has seen the end: at most this much is below, px. What comes next is shown. */
const END_PX = 24;
const HAND_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

interface Place {
  readonly key: string;
  /** Of the row, px from the top of the view. */
  readonly top: number;
}

const topIn = (scroller: HTMLElement, row: HTMLElement) =>
  row.getBoundingClientRect().top - scroller.getBoundingClientRect().top;

const rowOf = (scroller: HTMLElement, key: string): HTMLElement | undefined =>
  [...scroller.querySelectorAll<HTMLElement>('[data-message]')].find(({ dataset }) => dataset.message === key);

const findPlace = (scroller: HTMLElement): Place | null => {
  for (const row of scroller.querySelectorAll<HTMLElement>('[data-message]')) {
    const top = topIn(scroller, row);
    if (top >= 0) return { key: row.dataset.message ?? '', top };
  }
  return null;
};

const belowOf = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number =>
  scrollHeight - scrollTop - clientHeight;

interface ReadingPlaceParts {
  readonly scroller: HTMLElement | null;
  readonly span: RowSpan;
  readonly items: readonly ThreadItem[];
  readonly onEnd: (isAtEnd: boolean) => void;
  /** All that is known is rendered, and it does not fill the view. */
  readonly onShort: (scroller: HTMLElement) => void;
}

interface ReadingPlace {
  /** Call it with every scroll. */
  readonly followScroll: (scroller: HTMLElement) => void;
  readonly goToEnd: () => void;
  /** Brings an item to the middle of the view. `key`: of its message. */
  readonly leadTo: (key: string, index: number) => void;
}

/**
 * Keeps what the reader looks at where it is, to the pixel, while rows are rendered above it or change their height; who reads at
 * the end stays there. It also has rows rendered before the view reaches them.
 */
export const useReadingPlace = ({ scroller, span, items, onEnd, onShort }: ReadingPlaceParts): ReadingPlace => {
  const place = useRef<Place | null>(null);
  /** At the very end, and kept there. */
  const atEnd = useRef(true);
  const isNear = useRef(true);
  const lastTop = useRef(0);
  const newest = useRef<string>(undefined);
  /** The message the reader was led to, until the reader's own hand moves on. */
  const lead = useRef<string | null>(null);
  const due = useRef<'start' | 'lead' | null>(null);
  const latest = useRef({ span, count: items.length, onShort });

  const fill = useCallback((view: HTMLElement): void => {
    // Nothing of it is on screen: behind a tab of a narrow window, for example.
    if (view.clientHeight === 0) return;
    const { span: now, count: all, onShort: tellShort } = latest.current;
    if (now.from > 0 && view.scrollTop < BEYOND_PX) now.up();
    else if (now.to < all && belowOf(view) < BEYOND_PX) now.down();
    else if (atEnd.current && now.trim) now.trim();
    else if (now.from === 0 && now.to === all) tellShort(view);
  }, []);

  /** Puts the view back to where it was, now that rows came, went or changed. */
  const keep = useCallback((view: HTMLElement): void => {
    const led = due.current === 'lead' && lead.current !== null ? rowOf(view, lead.current) : undefined;
    if (led) {
      view.scrollTop += topIn(view, led) - (view.clientHeight - led.offsetHeight) / 2;
      place.current = { key: lead.current!, top: topIn(view, led) };
      isNear.current = latest.current.span.to === latest.current.count && belowOf(view) <= END_PX;
      due.current = null;
    } else if (due.current === 'start' && latest.current.span.from === 0) {
      view.scrollTop = 0;
      place.current = findPlace(view);
      due.current = null;
    } else if (atEnd.current) {
      view.scrollTop = view.scrollHeight;
    } else if (place.current) {
      const row = rowOf(view, place.current.key);
      const moved = row ? topIn(view, row) - place.current.top : 0;
      if (Math.abs(moved) >= 0.5) view.scrollTop += moved;
    }
    lastTop.current = view.scrollTop;
  }, []);

  useLayoutEffect(() => {
    latest.current = { span, count: items.length, onShort };
    const key = items.at(-1)?.key;
    if (isNear.current && key !== newest.current) atEnd.current = true;
    newest.current = key;
  }, [span, items, onShort]);
  useLayoutEffect(() => {
    if (scroller) keep(scroller);
  });
  // The first rows are painted alone; those beyond the edges follow frame by frame.
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

  const followScroll = useCallback(
    (view: HTMLElement) => {
      const { span: now, count: all } = latest.current;
      const wentUp = view.scrollTop < lastTop.current;
      // Rows that become higher just now take nobody away from the end; only going up does, by however little.
      atEnd.current = now.to === all && (belowOf(view) < 1 || (atEnd.current && !wentUp));
      if (atEnd.current) keep(view);
      lastTop.current = view.scrollTop;
      isNear.current = now.to === all && belowOf(view) <= END_PX;
      onEnd(isNear.current);
      const led = lead.current === null ? undefined : rowOf(view, lead.current);
      place.current = led ? { key: lead.current!, top: topIn(view, led) } : findPlace(view);
      fill(view);
    },
    [fill, keep, onEnd],
  );
  const goToEnd = useCallback(() => {
    lead.current = null;
    due.current = null;
    atEnd.current = true;
    isNear.current = true;
    onEnd(true);
    latest.current.span.toEnd();
    if (scroller) keep(scroller);
  }, [keep, onEnd, scroller]);
  const goToStart = useCallback(() => {
    lead.current = null;
    due.current = 'start';
    atEnd.current = false;
    isNear.current = false;
    onEnd(false);
    latest.current.span.toStart();
    if (scroller) keep(scroller);
  }, [keep, onEnd, scroller]);
  useEffect(() => {
    if (!scroller) return undefined;
    const touched = (event: Event) => {
      lead.current = null;
      if (!(event instanceof KeyboardEvent) || event.target !== scroller) return;
      // The browser's own way by these keys ends at the rows that are rendered.
      if (event.key === 'Home') goToStart();
      else if (event.key === 'End') goToEnd();
      else return;
      event.preventDefault();
    };
    // Passive: a wheel must not wait for the page.
    for (const name of HAND_EVENTS) scroller.addEventListener(name, touched, { passive: name !== 'keydown' });
    return () => {
      for (const name of HAND_EVENTS) scroller.removeEventListener(name, touched);
    };
  }, [goToEnd, goToStart, scroller]);
  const leadTo = useCallback(
    (key: string, index: number) => {
      lead.current = key;
      due.current = 'lead';
      atEnd.current = false;
      isNear.current = false;
      if (scroller && rowOf(scroller, key)) keep(scroller);
      else latest.current.span.around(index);
    },
    [keep, scroller],
  );
  return { followScroll, goToEnd, leadTo };
};
