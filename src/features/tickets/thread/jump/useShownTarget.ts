import { useEffect, useRef } from 'react';
import { useSpotlight, type JumpTarget } from '../spotlight';
import type { ThreadItem } from '../list/threadItems';

const indexOf = (items: readonly ThreadItem[], key: string): number =>
  items.findIndex((item) => item.kind === 'message' && item.key === key);

/**
 * Calls `leadTo` once for each message the reader is to be led to, as soon as it is among the items. The function it hands over
 * scrolls there by `showItem`, wherever the message stands by then.
 */
export const useShownTarget = (
  items: readonly ThreadItem[],
  leadTo: (key: string, show: () => void) => void,
  showItem: (index: number) => void,
): void => {
  const { target } = useSpotlight();
  const shown = useRef<JumpTarget | null>(null);
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
    if (!target || shown.current === target) return;
    const { messageId } = target;
    if (indexOf(items, messageId) === -1) return;
    shown.current = target;
    leadTo(messageId, () => {
      const index = indexOf(latest.current, messageId);
      if (index !== -1) showItem(index);
    });
  }, [items, leadTo, showItem, target]);
};
