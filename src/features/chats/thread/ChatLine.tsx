import { memo } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { spoofSafeFileName } from '@/domain/text/spoofSafeText';
import type { OutboxEntry } from '@/entities/conversations/outbox/outboxState';
import { clockTime } from '@/lib/moments';
import type { ChatMessage } from '@/protocol/records/chats';
import { useAppSelector } from '@/store/hooks';
import { Bubble, BubbleAuthor, BubbleMeta, type Gap, OutboxMark, PlainWords } from '@/ui/conversation/Bubble';
import { OutboxActions, OutboxHint, useRefusalText } from '@/ui/conversation/OutboxNote';
import { RichText } from '@/ui/conversation/RichText';
import { DaySeparator, UnreadDivider } from '@/ui/conversation/Thread';
import { avatarTint } from '@/ui/layout/avatarLook';
import type { ChatItem } from './chatItems';

/** The line below a text that waits or did not get through. */
const ChatOutboxNote = ({ entry }: { readonly entry: OutboxEntry }) => {
  const { t } = useTranslation(['chats', 'conversation']);
  const offline = useAppSelector(({ socketStatus }) => socketStatus.state !== 'online');
  const refusal = useRefusalText(entry);
  if (entry.state === 'unconfirmed') return <OutboxActions entry={entry} text={t('outbox.unconfirmedHint')} stuck />;
  if (entry.state === 'failed') {
    return <OutboxActions entry={entry} text={entry.reason === 'storage' ? t('outbox.storage') : refusal} stuck />;
  }
  return entry.state === 'waiting' && offline ? <OutboxHint text={t('conversation:outbox.offline')} /> : null;
};

interface ChatOutboxBubbleProps {
  readonly entry: OutboxEntry;
  readonly opensGroup: boolean;
  readonly gap: Gap;
}

/** A text that waits, is on its way, or did not get through. */
const ChatOutboxBubble = ({ entry, opensGroup, gap }: ChatOutboxBubbleProps) => {
  const { t } = useTranslation('chats');
  return (
    <Bubble own opensGroup={opensGroup} gap={gap} note={<ChatOutboxNote entry={entry} />}>
      <BubbleAuthor name={t('thread.you')} />
      <RichText text={entry.body} linksByTab />
      <BubbleMeta time={clockTime(entry.createdAt)} mark={<OutboxMark state={entry.state} />} />
    </Bubble>
  );
};

interface ChatBubbleProps {
  /** Key of the item, where the bubble may mark the reader's place. */
  readonly place: string | undefined;
  readonly message: ChatMessage;
  readonly isOwn: boolean;
  readonly opensGroup: boolean;
  readonly gap: Gap;
  readonly group: boolean;
}

/** One message of the chat. */
const ChatBubble = ({ place, message, isOwn, opensGroup, gap, group }: ChatBubbleProps) => {
  const { t } = useTranslation('chats');
  const author = isOwn ? t('thread.you') : message.sender?.name || t('thread.colleague');
  return (
    <Bubble own={isOwn} opensGroup={opensGroup} gap={gap} data-message={place}>
      <BubbleAuthor
        name={author}
        shown={group && !isOwn && opensGroup}
        color={`var(--avatar-${avatarTint(message.senderId ?? author)})`}
      />
      {message.message ? (
        <RichText text={message.message} linksByTab />
      ) : (
        <PlainWords text={spoofSafeFileName(message.mediaName ?? '')} />
      )}
      <BubbleMeta time={clockTime(message.createdAt)} />
    </Bubble>
  );
};

interface ChatLineProps {
  readonly item: ChatItem;
  /** What comes before the bubble is known, so that its day and its writer's name stay as they are. */
  readonly settled: boolean;
  readonly gap: Gap;
  /** Bubbles name their writer. */
  readonly group: boolean;
}

/** Items are rebuilt with each message, although most of them stay the same. */
const isSameItem = (left: ChatItem, right: ChatItem): boolean => {
  if (left.key !== right.key || left.day !== right.day || left.unread !== right.unread) return false;
  if (left.opensGroup !== right.opensGroup) return false;
  if (left.bubble.kind === 'message') {
    return right.bubble.kind === 'message' && left.bubble.message === right.bubble.message;
  }
  return right.bubble.kind === 'outbox' && left.bubble.entry === right.bubble.entry;
};

/** One bubble with what is shown above it. Memoised: an event changes one of many. */
export const ChatLine = memo(
  ({ item: { key, day, unread, opensGroup, bubble }, settled, gap, group }: ChatLineProps) => (
    <>
      {day && <DaySeparator day={day} />}
      {unread !== null && <UnreadDivider count={unread} />}
      {bubble.kind === 'message' ? (
        <ChatBubble
          place={settled ? key : undefined}
          message={bubble.message}
          isOwn={bubble.isOwn}
          opensGroup={opensGroup}
          gap={gap}
          group={group}
        />
      ) : (
        <ChatOutboxBubble entry={bubble.entry} opensGroup={opensGroup} gap={gap} />
      )}
    </>
  ),
  (before, after) =>
    before.group === after.group &&
    before.gap === after.gap &&
    before.settled === after.settled &&
    isSameItem(before.item, after.item),
);
ChatLine.displayName = 'ChatLine';
