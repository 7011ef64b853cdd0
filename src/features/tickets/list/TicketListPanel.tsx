import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ticket } from '@/contract/entities/tickets';
import type { TicketViewName } from '@/domain/ticketViews';
import { pendingListShown } from '@/entities/presence/presenceSlice';
import { selectTicketByUuid, selectTicketCount, selectTicketView } from '@/entities/tickets/ticketSelectors';
import { loadTickets } from '@/entities/tickets/ticketThunks';
import { ticketListJoined, ticketListLeft } from '@/realtime/socketActions';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { TabBar, tabId } from '../layout/TabBar';
import { TicketList } from './TicketList';
import styles from './TicketListPanel.module.css';

type Tab = 'opened' | 'closed';
type Segment = 'open' | 'pending';

interface TicketListPanelProps {
  readonly selectedUuid: string | undefined;
  readonly highlightedId: number | null;
  /** False while the narrow layout shows the conversation instead. */
  readonly visible: boolean;
  readonly onOpen: (ticket: Ticket) => void;
}

/** The lists of the ticket screen behind their tabs (TLIST-05 to TLIST-08). */
export const TicketListPanel = ({ selectedUuid, highlightedId, visible, onOpen }: TicketListPanelProps) => {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const panelId = useId();
  const [tab, setTab] = useState<Tab>('opened');
  const [segment, setSegment] = useState<Segment>(highlightedId === null ? 'open' : 'pending');
  const [ledTo, setLedTo] = useState(highlightedId);
  if (highlightedId !== ledTo) {
    setLedTo(highlightedId);
    if (highlightedId !== null) {
      setTab('opened');
      setSegment('pending');
    }
  }
  // A ticket that is opened from elsewhere, or was just accepted, is shown in the list it stands in.
  const selectedStatus = useAppSelector((state) =>
    selectedUuid === undefined ? undefined : selectTicketByUuid(state, selectedUuid)?.status,
  );
  const [shownUuid, setShownUuid] = useState(selectedUuid);
  if (selectedUuid !== shownUuid) {
    setShownUuid(selectedUuid);
    if (selectedStatus !== undefined) setTab(selectedStatus === 'closed' ? 'closed' : 'opened');
    if (selectedStatus === 'open' || selectedStatus === 'pending') setSegment(selectedStatus);
  }
  const view: TicketViewName = tab === 'closed' ? 'closed' : segment;
  const openCount = useAppSelector((state) => selectTicketCount(state, 'open'));
  const pendingCount = useAppSelector((state) => selectTicketCount(state, 'pending'));
  const closedStatus = useAppSelector((state) => selectTicketView(state, 'closed').status);

  useEffect(() => {
    // Both counts are on screen whichever of the two lists is.
    void dispatch(loadTickets({ view: 'open', page: 1 }));
    void dispatch(loadTickets({ view: 'pending', page: 1 }));
  }, [dispatch]);
  useEffect(() => {
    if (tab === 'closed' && closedStatus === 'idle') void dispatch(loadTickets({ view: 'closed', page: 1 }));
  }, [dispatch, tab, closedStatus]);
  useEffect(() => {
    if (tab !== 'closed') return undefined;
    dispatch(ticketListJoined({ status: 'closed' }));
    return () => void dispatch(ticketListLeft({ status: 'closed' }));
  }, [dispatch, tab]);
  const pendingVisible = visible && view === 'pending';
  useEffect(() => {
    dispatch(pendingListShown(pendingVisible));
    return () => void dispatch(pendingListShown(false));
  }, [dispatch, pendingVisible]);

  const countOf = (value: number, tone: 'accent' | 'warning') => ({
    value,
    tone,
    label: t('list.ticketCount', { count: value }),
  });
  return (
    <section className={styles.panel} aria-label={t('title')}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
      </header>
      <TabBar
        look="line"
        label={t('list.tabs')}
        panelId={panelId}
        value={tab}
        onChange={setTab}
        items={[
          { key: 'opened', label: t('list.opened') },
          { key: 'closed', label: t('list.closed') },
        ]}
      />
      <div id={panelId} className={styles.body} role="tabpanel" aria-labelledby={tabId(panelId, tab)}>
        {tab === 'opened' && (
          <div className={styles.segments}>
            <TabBar
              look="segments"
              label={t('list.segments')}
              panelId={`${panelId}-rows`}
              value={segment}
              onChange={setSegment}
              items={[
                { key: 'open', label: t('list.open'), count: countOf(openCount, 'accent') },
                { key: 'pending', label: t('list.pending'), count: countOf(pendingCount, 'warning') },
              ]}
            />
          </div>
        )}
        <div
          id={`${panelId}-rows`}
          className={styles.rows}
          {...(tab === 'opened' && { role: 'tabpanel', 'aria-labelledby': tabId(`${panelId}-rows`, segment) })}
        >
          <TicketList
            key={view}
            view={view}
            selectedUuid={selectedUuid}
            highlightedId={highlightedId}
            onOpen={onOpen}
          />
        </div>
      </div>
    </section>
  );
};
