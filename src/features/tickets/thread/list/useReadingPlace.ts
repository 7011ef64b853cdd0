import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Prepended rows are measured within a few frames; for this long the place is held against their corrections. */
const HOLD_MS = 700;
/** A scroll this soon after the reader's hand is the reader's own. */
const HAND_MS = 120;
const HAND_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

interface Place {
  readonly key: string;
  /** Of the row, px from the top of the view. */
  readonly top: number;
}

const rowsOf = (scroller: HTMLElement) => scroller.querySelectorAll<HTMLElement>('[data-message]');
const topIn = (scroller: HTMLElement, row: HTMLElement) =>
  row.getBoundingClientRect().top - scroller.getBoundingClientRect().top;

const findPlace = (scroller: HTMLElement): Place | null => {
  for (const row of rowsOf(scroller)) {
    const top = topIn(scroller, row);
    if (top >= 0) return { key: row.dataset.message ?? '', top };
  }
  return null;
};

const returnTo = (scroller: HTMLElement, place: Place): void => {
  const row = [...rowsOf(scroller)].find(({ dataset }) => dataset.message === place.key);
  const moved = row ? topIn(scroller, row) - place.top : 0;
  if (Math.abs(moved) >= 0.5) scroller.scrollTop += moved;
};

interface ReadingPlace {
  /** To be told of every scroll. */
  readonly rememberPlace: (scroller: HTMLElement) => void;
  /** The reader is led somewhere else. */
  readonly leavePlace: () => void;
}

/**
 * Keeps what the reader looks at where it is while older messages come in above it. The virtual list guesses their heights
 * and corrects itself afterwards; each correction is undone before it is painted, since observers of size run in between.
 */
export const useReadingPlace = (scroller: HTMLElement | null, firstItemIndex: number): ReadingPlace => {
  const place = useRef<Place | null>(null);
  const holdUntil = useRef(0);
  const handAt = useRef(0);
  const knownFirst = useRef(firstItemIndex);

  useLayoutEffect(() => {
    if (firstItemIndex < knownFirst.current) holdUntil.current = performance.now() + HOLD_MS;
    knownFirst.current = firstItemIndex;
  }, [firstItemIndex]);

  useEffect(() => {
    const list = scroller?.querySelector('[data-testid="virtuoso-item-list"]');
    if (!scroller || !list) return undefined;
    const hold = () => {
      if (place.current && performance.now() < holdUntil.current) returnTo(scroller, place.current);
    };
    const observer = new ResizeObserver(hold);
    observer.observe(list);
    const touched = () => {
      handAt.current = performance.now();
    };
    for (const name of HAND_EVENTS) scroller.addEventListener(name, touched, { passive: true });
    return () => {
      observer.disconnect();
      for (const name of HAND_EVENTS) scroller.removeEventListener(name, touched);
    };
  }, [scroller]);

  const rememberPlace = useCallback((element: HTMLElement) => {
    const now = performance.now();
    if (now > holdUntil.current || now - handAt.current < HAND_MS) place.current = findPlace(element);
    // The list also corrects itself by scrolling, which no observer of size sees.
    else if (place.current) returnTo(element, place.current);
  }, []);
  const leavePlace = useCallback(() => {
    holdUntil.current = 0;
    place.current = null;
  }, []);
  return { rememberPlace, leavePlace };
};
