import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { mayOpenTicket } from '@/domain/conversations/access';
import { conversationAddress } from '@/domain/conversations/ticketAddress';
import { ticketName } from '@/domain/conversations/ticketName';
import { selectThreadMessages } from '@/entities/conversations/messages/messageSelectors';
import { loadMessages } from '@/entities/conversations/messages/messageThunks';
import { selectUser } from '@/entities/session/sessionSelectors';
import { selectTicket } from '@/entities/conversations/tickets/ticketSelectors';
import type { Ticket } from '@/protocol/records/tickets';
import { chatBoxJoined, chatBoxLeft } from '@/realtime/socketActions';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useMediaOrigin } from '@/store/ServerContext';
import { toastShown } from '@/store/toasts';
import { EmptyState, ErrorState } from '@/ui/feedback/StateMessage';
import { MessagesSquare } from '@/ui/icons';
import { Modal } from '@/ui/overlay/Modal';
import { useReturnFocus } from '@/ui/focus';
import { useNavigate } from '@/ui/navigation';
import { useLoadAfterGaps } from '@/ui/useLoadAfterGaps';
import { TicketAvatar } from '../shared/TicketAvatar';
import { useThreadFacts } from '../shared/useThreadFacts';
import { ConversationProvider } from '../thread/conversationContext';
import { MessageList } from '../thread/list/MessageList';
import { buildThreadItems } from '../thread/list/threadItems';
import { ThreadSkeleton } from '../thread/list/ThreadSkeleton';
import styles from './dialogs.module.css';

/** The messages of a ticket as its conversation shows them, read-only. */
const PeekThread = ({ ticket }: { readonly ticket: Ticket }) => {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const mediaOrigin = useMediaOrigin();
  const ticketId = ticket.id;
  const contactName = ticketName(ticket);
  const isGroup = ticket.isGroup === true;
  const { status, hasMore } = useThreadFacts(ticketId, 'status', 'hasMore');
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

interface PeekDialogProps {
  readonly ticketId: number;
  readonly onClose: () => void;
}

/** Shows another agent's conversation, read-only. */
export const PeekDialog = ({ ticketId, onClose }: PeekDialogProps) => {
  const { t } = useTranslation(['tickets', 'common']);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const ticket = useAppSelector((state) => selectTicket(state, ticketId));
  const user = useAppSelector(selectUser);
  useReturnFocus();
  const isGone = ticket === null;
  // An invisible dialog would keep keys and menus from the screen.
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  if (!ticket) return null;
  const name = ticketName(ticket);

  const open = () => {
    // Only admins see the peek button; still check the rule for opening a ticket.
    if (!user || !mayOpenTicket(user, ticket)) {
      dispatch(toastShown({ kind: 'error', textKey: 'tickets:denied' }));
      return;
    }
    onClose();
    void navigate(conversationAddress(ticket.uuid));
  };
  return (
    <Modal
      open
      width={640}
      title={
        <span className={styles.title}>
          <TicketAvatar ticket={ticket} size={28} />
          <span className={styles.name}>{t('peek.title', { name })}</span>
        </span>
      }
      okText={t('peek.open')}
      cancelText={t('common:actions.close')}
      classNames={{ body: styles.body ?? '' }}
      onOk={open}
      onCancel={onClose}
    >
      <PeekThread ticket={ticket} />
    </Modal>
  );
};
