import { useTranslation } from '@/i18n/useTranslation';
import type { Ticket } from '@/protocol/records/tickets';
import { ticketAddress } from '@/domain/conversations/ticketAddress';
import { ticketName } from '@/domain/conversations/ticketName';
import { selectNewestMessage } from '@/entities/conversations/messages/messageSelectors';
import { selectChangedAt, selectTicket } from '@/entities/conversations/tickets/ticketSelectors';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { Count } from '@/ui/layout/Count';
import { useNavigate } from '@/ui/navigation';
import { PanelRow } from '@/ui/panel/PanelRow';
import { lastMessagePreview } from '../list/lastMessagePreview';
import { RowAction } from '../list/RowAction';
import { TicketAvatar } from '../shared/TicketAvatar';
import { usePreviewText } from '../shared/usePreviewText';
import { useTicketAction } from '../shared/useTicketAction';
import styles from './NotificationsPanel.module.css';

interface NotificationRowProps {
  readonly ticket: Ticket;
  readonly onLeave: () => void;
}

/** A ticket with unread messages. A pending ticket opens at its place in the list, where the user has to accept it first. */
export const NotificationRow = ({ ticket, onLeave }: NotificationRowProps) => {
  const { t } = useTranslation(['shell', 'tickets']);
  const navigate = useNavigate();
  const store = useAppStore();
  const newest = useAppSelector((state) => selectNewestMessage(state, ticket.id));
  const changedAt = useAppSelector((state) => selectChangedAt(state, ticket.id));
  const previewText = usePreviewText();
  const { busy, failed, run } = useTicketAction(ticket);
  const isPending = ticket.status === 'pending';
  const name = ticketName(ticket);
  const unread = ticket.unreadMessages ?? 0;

  const open = () => {
    onLeave();
    void navigate(ticketAddress(ticket));
  };
  const accept = async () => {
    await run('accept');
    // Its conversation opens now, which the panel would cover.
    const { status, userId } = selectTicket(store.getState(), ticket.id) ?? ticket;
    if (status === 'open' && userId === store.getState().session.user?.id) onLeave();
  };
  return (
    <li className={styles.item}>
      <PanelRow
        sign={<TicketAvatar ticket={ticket} size={36} />}
        name={name}
        words={previewText(lastMessagePreview(ticket, newest ?? undefined))}
        changedAt={changedAt}
        trailing={<Count value={unread} label={t('panels.unread', { count: unread })} />}
        onClick={open}
      />
      {isPending && (
        <RowAction
          action="accept"
          contactName={name}
          busy={busy}
          failed={failed}
          takesFocus={false}
          onRun={() => void accept()}
        />
      )}
    </li>
  );
};
