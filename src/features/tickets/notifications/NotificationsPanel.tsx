import { useTranslation } from '@/i18n/useTranslation';
import { selectNoticedCount, selectNoticedTickets } from '@/entities/conversations/tickets/ticketSelectors';
import { loadUnreadTickets } from '@/entities/conversations/tickets/ticketThunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ErrorState } from '@/ui/feedback/StateMessage';
import { Bell } from '@/ui/icons';
import { Count } from '@/ui/layout/Count';
import { PanelButton } from '@/ui/panel/PanelButton';
import { NotificationRow } from './NotificationRow';
import styles from './NotificationsPanel.module.css';

const NoticedTickets = ({ onLeave }: { readonly onLeave: () => void }) => {
  const { t } = useTranslation('shell');
  const tickets = useAppSelector(selectNoticedTickets);
  return (
    <ul className={styles.list} aria-label={t('panels.notifications')}>
      {tickets.map((ticket) => (
        <NotificationRow key={ticket.id} ticket={ticket} onLeave={onLeave} />
      ))}
    </ul>
  );
};

/** Shown without any ticket: there is none, or it is not known. */
const NoTickets = () => {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const failed = useAppSelector((state) => state.tickets.unreadFailed);
  if (failed) return <ErrorState onRetry={() => void dispatch(loadUnreadTickets())} />;
  return <p className={styles.empty}>{t('panels.noNotifications')}</p>;
};

/** The top bar's list of tickets with unread messages; it follows the tickets live. */
export const NotificationsPanel = () => {
  const { t } = useTranslation('shell');
  const count = useAppSelector(selectNoticedCount);
  return (
    <PanelButton
      icon={Bell}
      label={count > 0 ? t('panels.notificationsOf', { count }) : t('panels.notifications')}
      title={t('panels.notifications')}
      count={<Count value={count} tone="neutral" />}
      badge={count > 0 && <Count value={count} tone="danger" most={9} />}
    >
      {(close) => (count === 0 ? <NoTickets /> : <NoticedTickets onLeave={close} />)}
    </PanelButton>
  );
};
