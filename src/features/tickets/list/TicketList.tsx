import { useTranslation } from 'react-i18next';
import type { Ticket } from '@/contract/entities/tickets';
import type { TicketViewName } from '@/domain/ticketViews';
import { selectTickets, selectTicketView } from '@/entities/tickets/ticketSelectors';
import { loadTickets } from '@/entities/tickets/ticketThunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { CircleCheck, MessagesSquare } from '@/ui/icons';
import { ROW_PX, TicketRows } from './TicketRows';
import styles from './TicketList.module.css';

interface TicketListProps {
  readonly view: TicketViewName;
  readonly selectedUuid: string | undefined;
  /** The ticket a notification led to (NOTIF-06). */
  readonly highlightedId: number | null;
  readonly onOpen: (ticket: Ticket) => void;
}

const SKELETON_ROWS = 9;

/** One list in whichever state it is: loading, failed, empty, or its rows. */
export const TicketList = ({ view, ...rest }: TicketListProps) => {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const tickets = useAppSelector((state) => selectTickets(state, view));
  const { status } = useAppSelector((state) => selectTicketView(state, view));
  // Rows that live events brought are not the list: as long as it is not loaded, that is said.
  if (status === 'failed') {
    return (
      <div className={styles.state}>
        <ErrorState onRetry={() => void dispatch(loadTickets({ view, page: 1 }))} />
      </div>
    );
  }
  if (tickets.length > 0) return <TicketRows view={view} tickets={tickets} {...rest} />;
  if (status !== 'ready') return <SkeletonRows rows={SKELETON_ROWS} height={ROW_PX} />;
  return (
    <div className={styles.state}>
      <EmptyState
        icon={view === 'pending' ? CircleCheck : MessagesSquare}
        title={t(`list.empty.${view}.title`)}
        hint={t(`list.empty.${view}.hint`)}
      />
    </div>
  );
};
