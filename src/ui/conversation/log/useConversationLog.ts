import { useLayoutEffect, useRef, useState } from 'react';
import { useReadingPlace, type ReadingPlace, type ReadingPlaceParts } from './useReadingPlace';
import { useRowSpan, type LogItem, type RowSpan } from './useRowSpan';

interface ConversationLogParts<Item> extends Pick<ReadingPlaceParts, 'onEnd' | 'onShort'> {
  /** All loaded items, oldest first. */
  readonly items: readonly Item[];
  /** False for lines of their own, which stay with the message below them. Always the same function. */
  readonly isBubble: (item: Item) => boolean;
  /** Number of texts in the outbox; an increase means that the user just sent one, and leads to the end. */
  readonly waitingCount: number;
}

interface ConversationLogState extends ReadingPlace {
  /** Null until the log is in the document. */
  readonly scroller: HTMLElement | null;
  readonly setScroller: (scroller: HTMLElement | null) => void;
  /** Which items to render. */
  readonly span: RowSpan;
}

/** The rendered rows of a conversation and the reader's place among them; it opens at the newest. Shown by `ConversationLog`. */
export const useConversationLog = <Item extends LogItem>({
  items,
  isBubble,
  waitingCount,
  onEnd,
  onShort,
}: ConversationLogParts<Item>): ConversationLogState => {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const span = useRowSpan(items, isBubble);
  const place = useReadingPlace({ scroller, span, items, onEnd, onShort });
  const { goToEnd } = place;
  const sentBefore = useRef(waitingCount);
  // Before the next frame, which would render rows for the place that the reader leaves.
  useLayoutEffect(() => {
    if (waitingCount > sentBefore.current) goToEnd();
    sentBefore.current = waitingCount;
  }, [waitingCount, goToEnd]);
  return { scroller, setScroller, span, ...place };
};
