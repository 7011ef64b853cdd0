import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { dayName } from '@/lib/moments';
import { useToday } from '@/ui/useToday';
import { ChatBubble } from './ChatBubble';
import type { ChatItem } from './chatItems';
import { ChatOutboxBubble } from './ChatOutboxBubble';
import styles from './ChatThread.module.css';

interface ChatLineProps {
  readonly item: ChatItem;
  /** Bubbles name their writer. */
  readonly group: boolean;
}

const Day = ({ day }: { readonly day: string }) => {
  const { t } = useTranslation('chats');
  const named = dayName(day, useToday());
  return (
    <div className={styles.day}>
      <span>{named.name === 'date' ? named.date : t(`thread.${named.name}`)}</span>
    </div>
  );
};

/** Items are built anew with each message; most of them say the same. */
const isSameItem = (left: ChatItem, right: ChatItem): boolean => {
  if (left.key !== right.key || left.day !== right.day || left.unread !== right.unread) return false;
  if (left.opensGroup !== right.opensGroup) return false;
  if (left.bubble.kind === 'message') {
    return right.bubble.kind === 'message' && left.bubble.message === right.bubble.message;
  }
  return right.bubble.kind === 'outbox' && left.bubble.entry === right.bubble.entry;
};

/** One bubble with what stands above it. Memoised: an event changes one of many. */
export const ChatLine = memo(
  ({ item: { day, unread, opensGroup, bubble }, group }: ChatLineProps) => {
    const { t } = useTranslation('chats');
    return (
      <>
        {day && <Day day={day} />}
        {unread !== null && <div className={styles.unread}>{t('thread.unread', { count: unread })}</div>}
        {bubble.kind === 'message' ? (
          <ChatBubble message={bubble.message} isOwn={bubble.isOwn} opensGroup={opensGroup} group={group} />
        ) : (
          <ChatOutboxBubble entry={bubble.entry} opensGroup={opensGroup} />
        )}
      </>
    );
  },
  (before, after) => before.group === after.group && isSameItem(before.item, after.item),
);
ChatLine.displayName = 'ChatLine';
