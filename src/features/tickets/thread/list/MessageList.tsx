import { useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import conversation from '@/ui/conversation/conversation.module.css';
import { ConversationLog } from '@/ui/conversation/log/ConversationLog';
import { useConversationLog } from '@/ui/conversation/log/useConversationLog';
import { DayLabel, ToEndButton } from '@/ui/conversation/Thread';
import { OlderMessages, useOlderMessages } from './OlderMessages';
import styles from '../Thread.module.css';
import { ThreadRow } from './ThreadRow';
import { useConversation } from '../conversationContext';
import { useSpotlight, type JumpTarget } from '../spotlight';
import type { ThreadItem } from './threadItems';
import { useMessageKeys } from './useMessageKeys';
import { useFloatingDay, useNewMessages } from './useVisibleRows';

const isBubble = ({ kind }: ThreadItem): boolean => kind === 'message' || kind === 'outbox';

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
  const { day, followScroll: followDay } = useFloatingDay();
  const { newCount, atBottomChanged } = useNewMessages(items);
  const { loadNearTop, loadWhenShort } = useOlderMessages(ticketId);
  const { scroller, setScroller, span, follow, goToEnd, leadTo } = useConversationLog({
    items,
    isBubble,
    waitingCount,
    onEnd: atBottomChanged,
    onShort: loadWhenShort,
  });
  useMessageKeys(scroller);
  useShownTarget(items, leadTo);

  return (
    <div className={conversation.thread}>
      <ConversationLog
        ref={setScroller}
        label={t('thread.label', { name: contactName })}
        onScroll={(view) => {
          follow(view);
          followDay(view);
          if (span.from === 0) loadNearTop(view);
        }}
      >
        <OlderMessages ticketId={ticketId} />
        {items.slice(span.from, span.to).map((item) => (
          <ThreadRow key={item.key} item={item} />
        ))}
      </ConversationLog>
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
