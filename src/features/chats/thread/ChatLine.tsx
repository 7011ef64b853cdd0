import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutboxEntry } from '@/entities/conversations/outbox/outboxState';
import { discardOutbox, retryOutbox } from '@/entities/conversations/outbox/outboxThunks';
import { clockTime, dayName } from '@/lib/moments';
import { readErrorCode } from '@/protocol/errors';
import type { ChatMessage } from '@/protocol/records/chats';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { classNames } from '@/ui/classNames';
import { CircleAlert, Clock } from '@/ui/icons';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { avatarTint } from '@/ui/layout/avatarLook';
import { useToday } from '@/ui/useToday';
import chatBubbleStyles from './ChatBubble.module.css';
import styles from './ChatThread.module.css';
import type { ChatItem } from './chatItems';

interface ChatOutboxBubbleProps {
  readonly entry: OutboxEntry;
  readonly opensGroup: boolean;
}

/** Why a text did not get through. Refusals without a text of ours are not quoted. */
const useReason = ({ state, reason }: OutboxEntry): string => {
  const { t } = useTranslation(['chats', 'errors']);
  if (state === 'unconfirmed') return t('outbox.unconfirmedHint');
  if (reason === 'storage') return t('outbox.storage');
  const code = readErrorCode(reason);
  return code ? t('outbox.failedBecause', { reason: t(`errors:${code}`) }) : t('outbox.failed');
};

/** A text that waits, is on its way, or did not get through. */
const ChatOutboxBubble = ({ entry, opensGroup }: ChatOutboxBubbleProps) => {
  const { t } = useTranslation('chats');
  const dispatch = useAppDispatch();
  const offline = useAppSelector(({ socketStatus }) => socketStatus.state !== 'online');
  const reason = useReason(entry);
  const { state, id, body } = entry;
  const isStuck = state === 'failed' || state === 'unconfirmed';
  const Sign = isStuck ? CircleAlert : Clock;
  const mark = t(`outbox.${isStuck ? state : 'waiting'}`);
  // Refused only while the window has no focus, and then nobody clicked here.
  const copy = () => void navigator.clipboard.writeText(body).catch(() => {});
  return (
    <article className={classNames(chatBubbleStyles.line, chatBubbleStyles.own, opensGroup && chatBubbleStyles.apart)}>
      <div className={classNames(chatBubbleStyles.bubble, opensGroup && chatBubbleStyles.opens)}>
        <VisuallyHidden>{t('thread.author', { name: t('thread.you') })}</VisuallyHidden>
        <span className={chatBubbleStyles.words}>{body}</span>
        <span className={chatBubbleStyles.meta} title={mark}>
          <time>{clockTime(entry.createdAt)}</time>
          <Sign size={14} />
          <VisuallyHidden>{mark}</VisuallyHidden>
        </span>
      </div>
      {isStuck && (
        <div className={chatBubbleStyles.failure}>
          <span>{reason}</span>
          <button type="button" onClick={() => void dispatch(retryOutbox(id))}>
            {t('outbox.retry')}
          </button>
          <button type="button" onClick={copy}>
            {t('outbox.copy')}
          </button>
          <button type="button" onClick={() => void dispatch(discardOutbox(id))}>
            {t('outbox.discard')}
          </button>
        </div>
      )}
      {state === 'waiting' && offline && <span className={chatBubbleStyles.hint}>{t('outbox.offline')}</span>}
    </article>
  );
};

interface ChatBubbleProps {
  readonly message: ChatMessage;
  readonly isOwn: boolean;
  readonly opensGroup: boolean;
  readonly group: boolean;
}

/** One message of the chat. */
const ChatBubble = ({ message, isOwn, opensGroup, group }: ChatBubbleProps) => {
  const { t } = useTranslation('chats');
  const author = isOwn ? t('thread.you') : message.sender?.name || t('thread.colleague');
  return (
    <article
      className={classNames(chatBubbleStyles.line, isOwn && chatBubbleStyles.own, opensGroup && chatBubbleStyles.apart)}
    >
      <div className={classNames(chatBubbleStyles.bubble, opensGroup && chatBubbleStyles.opens)}>
        {group && !isOwn && opensGroup ? (
          <span
            className={chatBubbleStyles.author}
            style={{ color: `var(--avatar-${avatarTint(message.senderId ?? author)})` }}
          >
            {author}
          </span>
        ) : (
          <VisuallyHidden>{t('thread.author', { name: author })}</VisuallyHidden>
        )}
        <span className={chatBubbleStyles.words}>{message.message || message.mediaName}</span>
        <time className={chatBubbleStyles.meta}>{clockTime(message.createdAt)}</time>
      </div>
    </article>
  );
};

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
