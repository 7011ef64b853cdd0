import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Prepended rows are measured within a few frames; for this long the place is held against their corrections. */
const HOLD_MS = 700;
/** Rows around a message the reader was led to are measured late too, and older ones may come in; for this long it is kept in view. */
const LEAD_MS = 1_200;
/** The reader is at the end: less than this is below, px. */
const END_PX = 2;
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

const rowOf = (scroller: HTMLElement, key: string): HTMLElement | undefined =>
  [...rowsOf(scroller)].find(({ dataset }) => dataset.message === key);

const returnTo = (scroller: HTMLElement, place: Place): void => {
  const row = rowOf(scroller, place.key);
  const moved = row ? topIn(scroller, row) - place.top : 0;
  if (Math.abs(moved) >= 0.5) scroller.scrollTop += moved;
};

/** Brings a row that is not wholly in view to its middle. */
const bringIntoView = (scroller: HTMLElement, row: HTMLElement): void => {
  const top = topIn(scroller, row);
  const room = scroller.clientHeight - row.offsetHeight;
  if (top < 0 || top > room) scroller.scrollTop += top - room / 2;
};

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight < END_PX;

interface Lead {
  readonly key: string;
  /** Scrolls to it where it is not rendered. */
  readonly show: () => void;
  readonly since: number;
}

interface ReadingPlace {
  /** Call it with every scroll. */
  readonly rememberPlace: (scroller: HTMLElement) => void;
  /** The reader is led somewhere else. */
  readonly leavePlace: () => void;
  /** The reader is led to a message, to which `show` scrolls. */
  readonly leadTo: (key: string, show: () => void) => void;
}

/**
 * Keeps what the reader looks at where it is while older messages come in above it. The virtual list guesses their heights
 * and corrects itself afterwards; each correction is undone before it is painted, since observers of size run in between.
 * Who reads at the end stays there, also when the rows become higher in a narrower window.
 */
export const useReadingPlace = (scroller: HTMLElement | null, firstItemIndex: number): ReadingPlace => {
  const place = useRef<Place | null>(null);
  const atEnd = useRef(false);
  const holdUntil = useRef(0);
  const handAt = useRef(0);
  const knownFirst = useRef(firstItemIndex);
  const lead = useRef<Lead | null>(null);

  /** True while a message that the reader was led to is being kept in view. */
  const keepLead = useCallback((element: HTMLElement): boolean => {
    const now = performance.now();
    if (lead.current && (now - lead.current.since > LEAD_MS || handAt.current > lead.current.since))
      lead.current = null;
    if (!lead.current) return false;
    const row = rowOf(element, lead.current.key);
    if (row) bringIntoView(element, row);
    else lead.current.show();
    place.current = findPlace(element);
    return true;
  }, []);

  useLayoutEffect(() => {
    if (firstItemIndex < knownFirst.current) holdUntil.current = performance.now() + HOLD_MS;
    knownFirst.current = firstItemIndex;
  }, [firstItemIndex]);

  useEffect(() => {
    const list = scroller?.querySelector('[data-testid="virtuoso-item-list"]');
    if (!scroller || !list) return undefined;
    const hold = () => {
      if (keepLead(scroller)) return;
      if (atEnd.current) scroller.scrollTop = scroller.scrollHeight;
      else if (place.current && performance.now() < holdUntil.current) returnTo(scroller, place.current);
    };
    const observer = new ResizeObserver(hold);
    observer.observe(list);
    observer.observe(scroller);
    const touched = () => {
      handAt.current = performance.now();
    };
    for (const name of HAND_EVENTS) scroller.addEventListener(name, touched, { passive: true });
    return () => {
      observer.disconnect();
      for (const name of HAND_EVENTS) scroller.removeEventListener(name, touched);
    };
  }, [scroller, keepLead]);

  const rememberPlace = useCallback(
    (element: HTMLElement) => {
      atEnd.current = isAtEnd(element);
      if (keepLead(element)) return;
      const now = performance.now();
      if (now > holdUntil.current || now - handAt.current < HAND_MS) place.current = findPlace(element);
      // The list also corrects itself by scrolling, which no observer of size sees.
      else if (place.current) returnTo(element, place.current);
    },
    [keepLead],
  );
  const leavePlace = useCallback(() => {
    holdUntil.current = 0;
    place.current = null;
    lead.current = null;
  }, []);
  const leadTo = useCallback(
    (key: string, show: () => void) => {
      leavePlace();
      atEnd.current = false;
      lead.current = { key, show, since: performance.now() };
      show();
    },
    [leavePlace],
  );
  return { rememberPlace, leavePlace, leadTo };
};
