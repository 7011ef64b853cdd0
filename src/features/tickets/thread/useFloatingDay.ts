import { useCallback, useEffect, useRef, useState } from 'react';

const STAYS_MS = 1_200;
/** A day line this close to the top says it itself. */
const TOP_PX = 44;

const dayAtTop = (scroller: HTMLElement): string | null => {
  const { top } = scroller.getBoundingClientRect();
  for (const row of scroller.querySelectorAll<HTMLElement>('[data-day]')) {
    const { bottom } = row.getBoundingClientRect();
    if (bottom > top + TOP_PX) return row.dataset.dayLine ? null : (row.dataset.day ?? null);
  }
  return null;
};

interface FloatingDay {
  /** The day of the topmost message while the reader scrolls, else null. */
  readonly day: string | null;
  readonly followScroll: (scroller: HTMLElement) => void;
}

export const useFloatingDay = (): FloatingDay => {
  const [day, setDay] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastTop = useRef<number | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  const followScroll = useCallback((scroller: HTMLElement) => {
    const movedUp = lastTop.current !== null && scroller.scrollTop < lastTop.current;
    lastTop.current = scroller.scrollTop;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setDay(null), STAYS_MS);
    // Opening a conversation and new messages scroll down by themselves: only a reader going up wants to know the day.
    setDay((shown) => (movedUp || shown !== null ? dayAtTop(scroller) : null));
  }, []);
  return { day, followScroll };
};
