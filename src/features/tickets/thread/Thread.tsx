import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ticket } from '@/protocol/records/tickets';
import { loadMessages } from '@/entities/messages/messageThunks';
import { selectThread, selectThreadMessages } from '@/entities/messages/messageSelectors';
import { selectOutboxOfTicket } from '@/entities/outbox/outboxSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { MessageCircleHeart } from '@/ui/icons';
import { MessageList } from './MessageList';
import styles from './Thread.module.css';
import { ThreadAnnouncer } from './ThreadAnnouncer';
import { buildThreadItems } from './threadItems';
import { ThreadSkeleton } from './ThreadSkeleton';
import { useUnreadStart } from './useUnreadStart';

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
