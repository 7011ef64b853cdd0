import { useCallback, useEffect, useRef, useState } from 'react';
import type { ThreadItem } from './threadItems';

interface NewMessages {
  /** Number of received messages below the part that the reader has seen. */
  readonly newCount: number;
  readonly atBottomChanged: (atBottom: boolean) => void;
}

const newestKey = (items: readonly ThreadItem[]) => items.findLast((item) => item.kind === 'message')?.key;

export const useNewMessages = (items: readonly ThreadItem[]): NewMessages => {
  const [atBottom, setAtBottom] = useState(true);
  const [seenKey, setSeenKey] = useState(() => newestKey(items));
  const newest = newestKey(items);
  if (atBottom && newest !== seenKey) setSeenKey(newest);

  // After a long gap the seen message is on a page that is not loaded, and everything loaded is newer.
  const seenAt = items.findIndex((item) => item.key === seenKey);
  const isNew = (item: ThreadItem) => item.kind === 'message' && !item.message.fromMe;
  const newCount = atBottom || seenKey === undefined ? 0 : items.slice(seenAt + 1).filter(isNew).length;
  const atBottomChanged = useCallback((is: boolean) => setAtBottom(is), []);
  return { newCount, atBottomChanged };
};

const STAYS_MS = 1_200;
/** Within this distance of the top, px, a day line makes the day pill redundant. */
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
    // Opening a conversation and new messages scroll down by themselves: only a reader scrolling up needs the day.
    setDay((shown) => (movedUp || shown !== null ? dayAtTop(scroller) : null));
  }, []);
  return { day, followScroll };
};
