import { useCallback, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { Ticket } from '@/protocol/records/tickets';
import { TICKETS_WIDE_PX } from '@/domain/limits';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import { useWindowWidth } from '@/ui/useWindowWidth';
import { DrawerProvider } from './drawer/drawerContext';
import { useDrawerState } from './drawer/useDrawerState';
import { NarrowTabs, type NarrowTab } from './layout/NarrowTabs';
import { NoTicket } from './layout/NoTicket';
import { SkipLinks } from './layout/SkipLinks';
import { SplitPane } from './layout/SplitPane';
import { useFocusKeeper } from './layout/useFocusKeeper';
import { useTicketNavigation } from './layout/useTicketNavigation';
import { TicketListPanel } from './list/TicketListPanel';
import { useListTab } from './list/useListTab';
import { useTakeWaiting } from './options/useTakeWaiting';
import { OutcomeBars } from './outcome/OutcomeBars';
import { ConversationPanel } from './thread/ConversationPanel';
import { useViewKeys } from './views/useViewKeys';
import styles from './TicketsPage.module.css';

const readId = (value: string | null): number | null => (value && /^\d+$/.test(value) ? Number(value) : null);

/** The ticket screen: lists and conversation side by side, on narrow windows behind two tabs. */
export const TicketsPage = () => {
  const { ticketUuid: uuid } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const isWide = useWindowWidth() >= TICKETS_WIDE_PX;
  // The choice holds until the user goes somewhere else, also to the ticket that is open already.
  const [choice, setChoice] = useState<{ readonly key: string; readonly tab: NarrowTab } | null>(null);
  const page = useRef<HTMLDivElement>(null);
  const drawer = useDrawerState(page, uuid);
  const showList = useCallback(() => setChoice({ key, tab: 'list' }), [key]);
  const highlightedId = readId(search.get('pending'));
  const tabs = useListTab(highlightedId, showList);
  const tab = choice?.key === key ? choice.tab : uuid ? 'ticket' : 'list';
  const listShown = isWide || tab === 'list';
  const openView = useViewKeys(() => {
    tabs.chooseTab('search');
    showList();
  });
  const takeWaiting = useTakeWaiting();
  // With a conversation on screen the key is the conversation's.
  useShortcut('takeTicket', uuid === undefined || (!isWide && listShown) ? takeWaiting : null);
  useTicketNavigation(uuid, tabs.view);
  useFocusKeeper(page);

  const open = useCallback((ticket: Ticket) => void navigate(`/tickets/${ticket.uuid}`), [navigate]);
  const list = (
    <TicketListPanel
      tabs={tabs}
      selectedUuid={uuid}
      highlightedId={highlightedId}
      visible={listShown}
      onOpen={open}
      onOpenView={openView}
    />
  );
  const conversation = uuid ? <ConversationPanel uuid={uuid} /> : <NoTicket />;
  return (
    <DrawerProvider value={drawer}>
      <SkipLinks />
      <div ref={page} className={styles.page}>
        {isWide ? (
          <SplitPane
            list={list}
            conversation={conversation}
            crowded={uuid !== undefined && drawer.open && drawer.place === 'column'}
          />
        ) : (
          <NarrowTabs
            tab={tab}
            onChange={(chosen) => setChoice({ key, tab: chosen })}
            list={list}
            conversation={conversation}
          />
        )}
        <OutcomeBars />
      </div>
    </DrawerProvider>
  );
};
