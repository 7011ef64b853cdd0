import { useEffect } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useNavigate } from 'react-router-dom';
import { mayOpenTicket } from '@/domain/conversations/access';
import { selectUser } from '@/entities/session/sessionSelectors';
import { selectTicket } from '@/entities/conversations/tickets/ticketSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { Modal } from '@/ui/overlay/Modal';
import { useReturnFocus } from '@/ui/focus';
import { TicketAvatar } from '../shared/TicketAvatar';
import styles from './dialogs.module.css';
import { PeekThread } from './peek/PeekThread';

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
  const name = ticket.contact?.name ?? '';

  const open = () => {
    // Only admins see the peek button; still check the rule for opening a ticket.
    if (!user || !mayOpenTicket(user, ticket)) {
      dispatch(toastShown({ kind: 'error', textKey: 'tickets:denied' }));
      return;
    }
    onClose();
    void navigate(`/tickets/${ticket.uuid}`);
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
