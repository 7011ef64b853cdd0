import type { Ticket } from '@/protocol/records/tickets';
import type { TicketViewName } from '@/domain/ticketViews';
import { selectTickets, selectTicketView } from '@/entities/tickets/ticketSelectors';
import { loadTickets } from '@/entities/tickets/ticketThunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { EmptyList } from './EmptyList';
import { ROW_PX, TicketRows } from './TicketRows';
import styles from './TicketList.module.css';

interface TicketListProps {
  readonly view: TicketViewName;
  readonly selectedUuid: string | undefined;
  /** The ticket a notification led to. */
  readonly highlightedId: number | null;
  readonly onOpen: (ticket: Ticket) => void;
}

const SKELETON_ROWS = 9;

/** One list in whichever state it is: loading, failed, empty, or its rows. */
export const TicketList = ({ view, ...rest }: TicketListProps) => {
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
  // Without a query there is no search to wait for.
  if (status === 'loading' || (status === 'idle' && view !== 'search')) {
    return <SkeletonRows rows={SKELETON_ROWS} height={ROW_PX} />;
  }
  return (
    <div className={styles.state}>
      <EmptyList view={view} />
    </div>
  );
};
