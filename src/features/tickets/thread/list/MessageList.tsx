import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { classNames } from '@/ui/classNames';
import conversation from '@/ui/conversation/conversation.module.css';
import { DayLabel, ToEndButton } from '@/ui/conversation/Thread';
import { OlderMessages, useOlderMessages } from './OlderMessages';
import styles from '../Thread.module.css';
import { ThreadRow } from './ThreadRow';
import { useConversation } from '../conversationContext';
import { useSpotlight, type JumpTarget } from '../spotlight';
import type { ThreadItem } from './threadItems';
import { useMessageKeys } from './useMessageKeys';
import { useReadingPlace } from './useReadingPlace';
import { useRowSpan } from './useRowSpan';
import { useFloatingDay, useNewMessages } from './useVisibleRows';

const indexOf = (items: readonly ThreadItem[], key: string): number =>
  items.findIndex((item) => item.kind === 'message' && item.key === key);

/** Scrolls once to each jump target, as soon as it is among the items. */
const useShownTarget = (items: readonly ThreadItem[], leadTo: (key: string, index: number) => void): void => {
  const { target } = useSpotlight();
  const shown = useRef<JumpTarget | null>(null);
  useEffect(() => {
    if (!target || shown.current === target) return;
    const index = indexOf(items, target.messageId);
    if (index === -1) return;
    shown.current = target;
    leadTo(target.messageId, index);
  }, [items, leadTo, target]);
};

interface MessageListProps {
  readonly ticketId: number;
  /** Never empty. */
  readonly items: readonly ThreadItem[];
  /** Number of texts in the outbox; an increase means that the user just sent one. */
  readonly waitingCount: number;
}

/** The list of messages. Only those around the reader's place are rendered; it opens at the newest. */
export const MessageList = ({ ticketId, items, waitingCount }: MessageListProps) => {
  const { t } = useTranslation(['tickets', 'conversation']);
  const { contactName } = useConversation();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const span = useRowSpan(items);
  const { day, followScroll: followDay } = useFloatingDay();
  const { newCount, atBottomChanged } = useNewMessages(items);
  const { loadNearTop, loadWhenShort } = useOlderMessages(ticketId);
  const { follow, goToEnd, leadTo } = useReadingPlace({
    scroller,
    span,
    items,
    onEnd: atBottomChanged,
    onShort: loadWhenShort,
  });
  useMessageKeys(scroller);
  useShownTarget(items, leadTo);
  const sentBefore = useRef(waitingCount);
  useEffect(() => {
    if (waitingCount > sentBefore.current) goToEnd();
    sentBefore.current = waitingCount;
  }, [waitingCount, goToEnd]);

  return (
    <div className={conversation.thread}>
      <div
        ref={setScroller}
        className={classNames(conversation.scroller, styles.scroller)}
        role="log"
        aria-live="off"
        aria-label={t('thread.label', { name: contactName })}
        // The keyboard must be able to scroll the list.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={({ currentTarget }) => {
          follow(currentTarget);
          followDay(currentTarget);
          if (span.from === 0) loadNearTop(currentTarget);
        }}
      >
        <div className={styles.rows}>
          <OlderMessages ticketId={ticketId} />
          {items.slice(span.from, span.to).map((item) => (
            <ThreadRow key={item.key} item={item} />
          ))}
        </div>
      </div>
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
