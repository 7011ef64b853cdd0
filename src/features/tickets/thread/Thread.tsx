import { useMemo } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { messagePreview } from '@/domain/conversations/messageContent';
import { oneLine } from '@/domain/text/oneLine';
import { selectThreadMessages } from '@/entities/conversations/messages/messageSelectors';
import { loadMessages } from '@/entities/conversations/messages/messageThunks';
import { selectOutboxOfTicket } from '@/entities/conversations/outbox/outboxSelectors';
import { isStuck } from '@/entities/conversations/outbox/outboxState';
import type { Message } from '@/protocol/records/messages';
import type { Ticket } from '@/protocol/records/tickets';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ThreadAnnouncer } from '@/ui/conversation/Thread';
import { useUnreadStart } from '@/ui/conversation/useUnreadStart';
import { EmptyState, ErrorState } from '@/ui/feedback/StateMessage';
import { MessageCircleHeart } from '@/ui/icons';
import { usePreviewText } from '../shared/usePreviewText';
import { useThreadFacts } from '../shared/useThreadFacts';
import { MessageList } from './list/MessageList';
import styles from './Thread.module.css';
import { ThreadSkeleton } from './list/ThreadSkeleton';
import { buildThreadItems } from './list/threadItems';
import { useAuthorName } from './useAuthorName';

const isOwn = ({ fromMe }: Message): boolean => fromMe;

/** The messages of a ticket in any state: loading, failed, empty, or loaded. */
export const Thread = ({ ticket }: { readonly ticket: Ticket }) => {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const { status, hasMore, stale, arrived } = useThreadFacts(ticket.id, 'status', 'hasMore', 'stale', 'arrived');
  const messages = useAppSelector((state) => selectThreadMessages(state, ticket.id));
  const outbox = useAppSelector((state) => selectOutboxOfTicket(state, ticket.id));
  const authorName = useAuthorName();
  const previewText = usePreviewText();
  const ready = status === 'ready';
  const unread = useUnreadStart({
    unread: ticket.unreadMessages ?? 0,
    messages,
    isOwn,
    ready: ready && !stale,
    arrived: arrived.flatMap(({ action, record }) => (action === 'create' && !record.isEdited ? [record] : [])),
    hasMore,
  });
  const items = useMemo(
    () => buildThreadItems({ messages, outbox, hasMore, unread }),
    [messages, outbox, hasMore, unread],
  );
  const stuck = outbox.filter(({ state }) => isStuck(state));
  const isKnown = ready || items.length > 0;
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
      <ThreadAnnouncer
        messages={messages}
        loaded={ready}
        describe={(newest) =>
          isOwn(newest) ? null : { name: authorName(newest), text: previewText(messagePreview(newest)) }
        }
        failures={stuck.map((entry) => ({ ...entry, text: oneLine(entry.body || (entry.file?.name ?? '')) }))}
      />
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
