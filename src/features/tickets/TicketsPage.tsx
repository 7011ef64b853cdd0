import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useLocation, useSearchParams } from 'react-router-dom';
import { conversationAddress } from '@/domain/conversations/ticketAddress';
import { BESIDE_FROM_PX, TICKETS_WIDE_PX } from '@/domain/limits';
import { ticketsScreenShown } from '@/entities/device/attention/attentionSlice';
import type { Ticket } from '@/protocol/records/tickets';
import { useAppDispatch } from '@/store/hooks';
import { SkipLinks } from '@/ui/layout/SkipLinks';
import { useNavigate } from '@/ui/navigation';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import { useWindowWidth } from '@/ui/width';
import styles from './TicketsPage.module.css';
import { useDrawerState } from './drawer/useDrawerState';
import { Halves, type NarrowTab } from './layout/Halves';
import { Panes } from './layout/Panes';
import { listDivision } from './layout/splitWidth';
import { useFocusKeeper } from './layout/useFocusKeeper';
import { isOfPair, usePair } from './layout/usePair';
import { useTicketNavigation } from './layout/useTicketNavigation';
import { TicketListPanel } from './list/TicketListPanel';
import { useListTab } from './list/useListTab';
import { useTakeWaiting } from './options/useTakeWaiting';
import { OutcomeBars } from './outcome/OutcomeBars';
import { focusComposer } from './shared/focusComposer';
import { singlePress } from './shared/singlePress';
import { useViewKeys } from './views/useViewKeys';

const focusList = () => document.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus();

/** Links to the list and to the text box. */
const TicketLinks = () => {
  const { t } = useTranslation(['tickets', 'shell']);
  return (
    <SkipLinks
      label={t('shell:skip.region')}
      links={[
        { label: t('skip.list'), go: focusList },
        { label: t('skip.message'), go: focusComposer },
      ]}
    />
  );
};

const readId = (value: string | null): number | null => (value && /^\d+$/.test(value) ? Number(value) : null);

/** The ticket screen: lists and conversation side by side, on narrow windows behind two tabs. */
export const TicketsPage = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { key, state } = useLocation();
  const width = useWindowWidth();
  const isWide = width >= TICKETS_WIDE_PX;
  const hasRoomBeside = width >= BESIDE_FROM_PX;
  const panes = usePair(hasRoomBeside);
  const { pair, openBeside: besideIt } = panes;
  const { focused: uuid, beside } = pair;
  // The choice holds until the next navigation, even to the ticket that is already open.
  const [choice, setChoice] = useState<{ readonly key: string; readonly tab: NarrowTab } | null>(null);
  const page = useRef<HTMLDivElement>(null);
  const drawerOf = useDrawerState(page, beside !== null);
  const showList = useCallback(() => setChoice({ key, tab: 'list' }), [key]);
  const highlightedId = readId(search.get('pending'));
  const [visit, setVisit] = useState(key);
  if (visit !== key && !isOfPair(state)) setVisit(key);
  const tabs = useListTab(highlightedId, visit, showList);
  const tab = choice?.key === key ? choice.tab : uuid ? 'ticket' : 'list';
  const listShown = isWide || tab === 'list';
  const openView = useViewKeys(() => {
    tabs.chooseTab('search');
    showList();
  });
  const takeWaiting = useTakeWaiting();
  // With a conversation on screen, the conversation handles this shortcut.
  useShortcut('takeTicket', uuid === undefined || (!isWide && listShown) ? singlePress(takeWaiting) : null);
  useTicketNavigation(pair, tabs.view);
  useFocusKeeper(page);
  useEffect(() => {
    dispatch(ticketsScreenShown(true));
    return () => void dispatch(ticketsScreenShown(false));
  }, [dispatch]);

  const open = useCallback((ticket: Ticket) => void navigate(conversationAddress(ticket.uuid)), [navigate]);
  const openBeside = useCallback((ticket: Ticket) => besideIt(ticket.uuid), [besideIt]);
  const list = (
    <TicketListPanel
      tabs={tabs}
      pair={pair}
      highlightedId={highlightedId}
      visible={listShown}
      onOpen={open}
      onOpenBeside={hasRoomBeside ? openBeside : null}
      onOpenView={openView}
    />
  );
  const drawer = uuid === undefined ? null : drawerOf(uuid);
  const isCrowded = drawer?.open === true && drawer.place === 'column';
  return (
    <>
      <TicketLinks />
      <div ref={page} className={styles.page}>
        <Halves
          list={list}
          conversation={<Panes panes={panes} drawerOf={drawerOf} />}
          division={listDivision(beside ? 'pair' : isCrowded ? 'column' : 'conversation')}
          tab={isWide ? null : tab}
          onTabChange={(chosen) => setChoice({ key, tab: chosen })}
        />
        <OutcomeBars />
      </div>
    </>
  );
};
