import { Button } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { isAdmin } from '@/domain/permissions';
import { emptySearch, isEmptySearch } from '@/domain/conversations/ticketSearch';
import type { StatusViewName, TicketViewName } from '@/domain/conversations/ticketViews';
import { selectUser } from '@/entities/session/sessionSelectors';
import { ticketSearchChanged } from '@/entities/conversations/tickets/ticketActions';
import { selectTicketIds, selectTicketView } from '@/entities/conversations/tickets/ticketSelectors';
import { loadTickets } from '@/entities/conversations/tickets/ticketThunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { EmptyState, ErrorState } from '@/ui/feedback/StateMessage';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { CircleCheck, MessagesSquare, Search } from '@/ui/icons';
import styles from './TicketList.module.css';
import { ROW_PX, TicketRows } from './TicketRows';
import type { OpeningRows } from './useBesideRows';

/** Shown for a search without results or without a query. */
const EmptySearch = () => {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const search = useAppSelector((state) => state.tickets.search);
  const text = search.text.trim();
  if (isEmptySearch(search)) return <EmptyState icon={Search} title={t('search.start')} hint={t('search.startHint')} />;
  const hasFilters = search.tagIds.length > 0 || search.userId !== null || search.status !== null;
  return (
    <EmptyState
      icon={Search}
      title={text ? t('search.nothingFor', { text }) : t('search.nothing')}
      hint={t(hasFilters ? 'search.nothingHint' : 'search.accentsHint')}
      action={
        hasFilters && (
          <Button onClick={() => dispatch(ticketSearchChanged({ ...emptySearch, text: search.text }))}>
            {t('search.clear')}
          </Button>
        )
      }
    />
  );
};

const EmptyStatusList = ({ view }: { readonly view: StatusViewName }) => {
  const { t } = useTranslation('tickets');
  const user = useAppSelector(selectUser);
  // A user without queues never receives tickets of a queue, so the text must not promise any.
  const isWithoutQueues = user !== null && !isAdmin(user) && (user.queues ?? []).length === 0;
  const texts = view !== 'closed' && isWithoutQueues ? 'noQueues' : view;
  return (
    <EmptyState
      icon={texts === 'pending' ? CircleCheck : MessagesSquare}
      title={t(`list.empty.${texts}.title`)}
      hint={t(`list.empty.${texts}.hint`)}
    />
  );
};

/** Shown for a list without rows. */
const EmptyList = ({ view }: { readonly view: TicketViewName }) =>
  view === 'search' ? <EmptySearch /> : <EmptyStatusList view={view} />;

interface TicketListProps extends OpeningRows {
  readonly view: TicketViewName;
  /** The ticket a notification led to. */
  readonly highlightedId: number | null;
}

const SKELETON_ROWS = 9;

/** One list in any state: loading, failed, empty, or its rows. */
export const TicketList = ({ view, ...rest }: TicketListProps) => {
  const dispatch = useAppDispatch();
  const ids = useAppSelector((state) => selectTicketIds(state, view));
  // Select the status alone: the view changes with every event.
  const status = useAppSelector((state) => selectTicketView(state, view).status);
  // Rows from live events alone are not the list: show the failure until the list is loaded.
  if (status === 'failed') {
    return (
      <div className={styles.state}>
        <ErrorState onRetry={() => void dispatch(loadTickets({ view, page: 1 }))} />
      </div>
    );
  }
  if (ids.length > 0) return <TicketRows view={view} ids={ids} {...rest} />;
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
