import { useEffect, useRef } from 'react';
import { useSpotlight, type JumpTarget } from '../spotlight';
import type { ThreadItem } from '../list/threadItems';

/** Calls `showItem` once for each message the reader is to be led to, as soon as it is among the items. */
export const useShownTarget = (items: readonly ThreadItem[], showItem: (index: number) => void): void => {
  const { target } = useSpotlight();
  const shown = useRef<JumpTarget | null>(null);
  useEffect(() => {
    if (!target || shown.current === target) return;
    const index = items.findIndex((item) => item.kind === 'message' && item.key === target.messageId);
    if (index === -1) return;
    shown.current = target;
    showItem(index);
  }, [items, showItem, target]);
};
