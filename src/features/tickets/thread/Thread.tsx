import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { oneLine } from '@/domain/text/oneLine';
import { selectThread, selectThreadMessages } from '@/entities/conversations/messages/messageSelectors';
import { loadMessages } from '@/entities/conversations/messages/messageThunks';
import { selectOutboxOfTicket } from '@/entities/conversations/outbox/outboxSelectors';
import type { OutboxEntry } from '@/entities/conversations/outbox/outboxState';
import type { Message } from '@/protocol/records/messages';
import type { Ticket } from '@/protocol/records/tickets';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { MessageCircleHeart } from '@/ui/icons';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { MessageList } from './list/MessageList';
import styles from './Thread.module.css';
import { ThreadSkeleton } from './list/ThreadSkeleton';
import { buildThreadItems } from './list/threadItems';
import { useAuthorName } from './useAuthorName';
import { usePreview } from './bubble/usePreview';

interface ThreadAnnouncerProps {
  readonly messages: readonly Message[];
  readonly outbox: readonly OutboxEntry[];
}

/**
 * Speaks what happens in the open conversation: new messages politely, failed sends at once. The log itself
 * stays quiet, because scrolling a virtual list adds and removes old messages all the time.
 */
const ThreadAnnouncer = ({ messages, outbox }: ThreadAnnouncerProps) => {
  const { t } = useTranslation('tickets');
  const authorName = useAuthorName();
  const preview = usePreview();
  const newest = messages.at(-1);
  const [knownId, setKnownId] = useState(newest?.id);
  const [spoken, setSpoken] = useState('');
  if (newest && newest.id !== knownId) {
    setKnownId(newest.id);
    if (knownId !== undefined && !newest.fromMe) {
      setSpoken(t('thread.announce', { name: authorName(newest), text: preview(newest) }));
    }
  }
  const failed = outbox.findLast((entry) => entry.state === 'failed' || entry.state === 'unconfirmed');
  return (
    <VisuallyHidden>
      <output>{spoken}</output>
      <span role="alert">
        {failed ? t('thread.announceFailed', { text: oneLine(failed.body || (failed.file?.name ?? '')) }) : ''}
      </span>
    </VisuallyHidden>
  );
};

interface UnreadStart {
  readonly firstId: string;
  readonly count: number;
}

/**
 * Where reading stopped before the conversation was opened. Reading resets the ticket's count at once, so the
 * count of the first moment is kept, and its place is fixed as soon as the messages are known.
 */
const useUnreadStart = (
  unreadMessages: number,
  messages: readonly Message[],
  ready: boolean,
): UnreadStart | undefined => {
  const [count] = useState(unreadMessages);
  const [start, setStart] = useState<UnreadStart>();
  if (count > 0 && ready && !start) {
    const received = messages.filter((message) => !message.fromMe);
    const first = received.at(-count) ?? received[0];
    if (first) setStart({ firstId: first.id, count: Math.min(count, received.length) });
  }
  return start;
};

/** The conversation of a ticket in whichever state it is: loading, failed, without messages, or the messages. */
export const Thread = ({ ticket }: { readonly ticket: Ticket }) => {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const { status, hasMore } = useAppSelector((state) => selectThread(state, ticket.id));
  const messages = useAppSelector((state) => selectThreadMessages(state, ticket.id));
  const outbox = useAppSelector((state) => selectOutboxOfTicket(state, ticket.id));
  const unread = useUnreadStart(ticket.unreadMessages ?? 0, messages, status === 'ready');
  const items = useMemo(
    () => buildThreadItems({ messages, outbox, hasMore, unread }),
    [messages, outbox, hasMore, unread],
  );
  const isKnown = status === 'ready' || items.length > 0;
  if (!isKnown && status === 'failed') {
    return (
      <div className={styles.state}>
        <ErrorState title={t('thread.failed')} onRetry={() => void dispatch(loadMessages({ ticketId: ticket.id }))} />
      </div>
    );
  }
  if (!isKnown) return <ThreadSkeleton />;
  return (
    <>
      <ThreadAnnouncer messages={messages} outbox={outbox} />
      {items.length === 0 ? (
        <div className={styles.state}>
          <EmptyState icon={MessageCircleHeart} title={t('thread.empty.title')} hint={t('thread.empty.hint')} />
        </div>
      ) : (
        <MessageList ticketId={ticket.id} items={items} waitingCount={outbox.length} />
      )}
    </>
  );
};
