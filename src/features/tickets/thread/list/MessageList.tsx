import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import { selectThread } from '@/entities/conversations/messages/messageSelectors';
import { useAppSelector } from '@/store/hooks';
import conversation from '@/ui/conversation/conversation.module.css';
import { DayLabel, ToEndButton } from '@/ui/conversation/Thread';
import { FirstView, OlderMessages } from './OlderMessages';
import styles from '../Thread.module.css';
import { ThreadRow } from './ThreadRow';
import { useConversation } from '../conversationContext';
import { useSpotlight, type JumpTarget } from '../spotlight';
import type { ThreadItem } from './threadItems';
import { useMessageKeys } from './useMessageKeys';
import { useOlderMessages } from './useOlderMessages';
import { useReadingPlace } from './useReadingPlace';
import { useFloatingDay, useNewMessages, useRowsShown } from './useVisibleRows';

const indexOf = (items: readonly ThreadItem[], key: string): number =>
  items.findIndex((item) => item.kind === 'message' && item.key === key);

/**
 * Calls `leadTo` once for each message the reader is to be led to, as soon as it is among the items. The function it hands over
 * scrolls there by `showItem`, wherever the message stands by then.
 */
const useShownTarget = (
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

/** Room above the first loaded message: more than any conversation has. */
const ORIGIN = 1_000_000;

const anchorOf = (items: readonly ThreadItem[]): string =>
  (items.find((item) => item.kind === 'message') ?? items[0])?.key ?? '';

/**
 * The index of the first item, counted so that the message that was oldest when the list appeared always keeps its index.
 * Prepended items then get the indexes before it, and the list keeps the reading position.
 */
const useFirstIndex = (items: readonly ThreadItem[]): number => {
  const [anchor, setAnchor] = useState(() => anchorOf(items));
  const place = items.findIndex((item) => item.key === anchor);
  if (place === -1 && anchor !== anchorOf(items)) setAnchor(anchorOf(items));
  return ORIGIN - Math.max(0, place);
};

interface MessageListProps {
  readonly ticketId: number;
  /** Never empty. */
  readonly items: readonly ThreadItem[];
  /** Texts in the outbox; one more means that the user just sent one. */
  readonly waitingCount: number;
}

const TO_END = { index: 'LAST', align: 'end' } as const;
/** Rendered beyond the edges, px, so that scrolling never shows a gap. */
const BEYOND = { top: 400, bottom: 200 };
/** A plain one-line message; only a first guess until rows are measured. */
const USUAL_ROW_PX = 44;
const AT_BOTTOM_PX = 24;

const COMPONENTS = { Header: OlderMessages, Footer: () => <div className={styles.bottom} /> };
const keyOf = (_index: number, item: ThreadItem) => item.key;
const renderItem = (_index: number, item: ThreadItem) => <ThreadRow item={item} />;

/** The messages, virtualised and anchored to the newest one. */
export const MessageList = ({ ticketId, items, waitingCount }: MessageListProps) => {
  const { t } = useTranslation(['tickets', 'conversation']);
  const { contactName } = useConversation();
  const list = useRef<VirtuosoHandle>(null);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const { hasMore } = useAppSelector((state) => selectThread(state, ticketId));
  const firstItemIndex = useFirstIndex(items);
  const { rememberPlace, leavePlace, leadTo } = useReadingPlace(scroller, firstItemIndex);
  // The list starts behind the first view, which is painted without waiting for it.
  const listDue = useDeferredValue(true, false);
  const rowsShown = useRowsShown(scroller);
  useMessageKeys(scroller);
  const { day, followScroll } = useFloatingDay();
  const { newCount, atBottomChanged } = useNewMessages(items);
  const { loadNearTop, loadWhenShort } = useOlderMessages(ticketId);

  const setScrollerOnce = useCallback((element: HTMLElement | Window | null) => {
    setScroller(element instanceof HTMLElement ? element : null);
  }, []);
  const goToEnd = useCallback(() => {
    leavePlace();
    list.current?.scrollToIndex(TO_END);
  }, [leavePlace]);
  const showItem = useCallback((index: number) => list.current?.scrollToIndex({ index, align: 'center' }), []);
  useShownTarget(items, leadTo, showItem);
  const sentBefore = useRef(waitingCount);
  useEffect(() => {
    if (waitingCount > sentBefore.current) goToEnd();
    sentBefore.current = waitingCount;
  }, [waitingCount, goToEnd]);

  return (
    <div className={conversation.thread}>
      {listDue && (
        <Virtuoso
          ref={list}
          scrollerRef={setScrollerOnce}
          className={`${conversation.scroller} ${styles.scroller}`}
          role="log"
          aria-live="off"
          aria-label={t('thread.label', { name: contactName })}
          data={items}
          context={{ ticketId, hasMore }}
          components={COMPONENTS}
          computeItemKey={keyOf}
          itemContent={renderItem}
          firstItemIndex={firstItemIndex}
          initialTopMostItemIndex={TO_END}
          defaultItemHeight={USUAL_ROW_PX}
          increaseViewportBy={BEYOND}
          alignToBottom
          // Measured rows are corrected in the same frame; a frame later the reader would see them jump.
          skipAnimationFrameInResizeObserver
          atBottomThreshold={AT_BOTTOM_PX}
          atBottomStateChange={atBottomChanged}
          followOutput={(isAtBottom: boolean) => isAtBottom && 'auto'}
          onScroll={(event) => {
            rememberPlace(event.currentTarget);
            followScroll(event.currentTarget);
            loadNearTop(event.currentTarget);
          }}
          totalListHeightChanged={() => loadWhenShort(scroller)}
        />
      )}
      {!rowsShown && <FirstView items={items} />}
      {day && (
        <span className={styles.floatingDay} aria-hidden="true">
          <DayLabel day={day} />
        </span>
      )}
      {newCount > 0 && (
        <ToEndButton onClick={goToEnd}>{t('conversation:thread.unread', { count: newCount })}</ToEndButton>
      )}
    </div>
  );
};
