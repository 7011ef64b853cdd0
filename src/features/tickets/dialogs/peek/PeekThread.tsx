import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { Ticket } from '@/protocol/records/tickets';
import { selectThread, selectThreadMessages } from '@/entities/conversations/messages/messageSelectors';
import { loadMessages } from '@/entities/conversations/messages/messageThunks';
import { chatBoxJoined, chatBoxLeft } from '@/realtime/socketActions';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { EmptyState, ErrorState } from '@/ui/feedback/StateMessage';
import { MessagesSquare } from '@/ui/icons';
import { ConversationProvider } from '../../thread/conversationContext';
import { MessageList } from '../../thread/list/MessageList';
import { buildThreadItems } from '../../thread/list/threadItems';
import { ThreadSkeleton } from '../../thread/list/ThreadSkeleton';
import { useMediaOrigin } from '@/store/ServerContext';
import { useLoadAfterGaps } from '@/ui/useLoadAfterGaps';

/** The messages of a ticket as its conversation shows them, read-only. */
export const PeekThread = ({ ticket }: { readonly ticket: Ticket }) => {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const mediaOrigin = useMediaOrigin();
  const ticketId = ticket.id;
  const contactName = ticket.contact?.name ?? '';
  const isGroup = ticket.isGroup === true;
  const { status, hasMore } = useAppSelector((state) => selectThread(state, ticketId));
  const messages = useAppSelector((state) => selectThreadMessages(state, ticketId));

  useEffect(() => {
    dispatch(chatBoxJoined({ ticketId }));
    return () => void dispatch(chatBoxLeft({ ticketId }));
  }, [dispatch, ticketId]);
  // The older pages too: a gap must not move a reader who has scrolled up.
  const load = useCallback(() => void dispatch(loadMessages({ ticketId, whole: true })), [dispatch, ticketId]);
  useLoadAfterGaps(load);

  const conversation = useMemo(
    () => ({ contactName, isGroup, mediaOrigin, openMenu: null, jumpTo: null, openPicture: null }),
    [contactName, isGroup, mediaOrigin],
  );
  // The user's unsent texts are left out: the peek must not offer to send them again.
  const items = useMemo(() => buildThreadItems({ messages, outbox: [], hasMore }), [messages, hasMore]);
  if (items.length > 0) {
    return (
      <ConversationProvider value={conversation}>
        <MessageList ticketId={ticketId} items={items} waitingCount={0} />
      </ConversationProvider>
    );
  }
  if (status === 'failed') {
    return <ErrorState title={t('thread.failed')} onRetry={load} />;
  }
  if (status !== 'ready') return <ThreadSkeleton />;
  return <EmptyState icon={MessagesSquare} title={t('thread.empty.title')} />;
};
