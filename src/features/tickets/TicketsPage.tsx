import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { TICKETS_WIDE_PX } from '@/domain/limits';
import type { Ticket } from '@/protocol/records/tickets';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Mark } from '@/ui/layout/Mark';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import { useWindowWidth } from '@/ui/useWindowWidth';
import styles from './TicketsPage.module.css';
import { DrawerProvider } from './drawer/drawerContext';
import { useDrawerState } from './drawer/useDrawerState';
import { type NarrowTab, NarrowTabs } from './layout/NarrowTabs';
import { SplitPane } from './layout/SplitPane';
import { useFocusKeeper } from './layout/useFocusKeeper';
import { useTicketNavigation } from './layout/useTicketNavigation';
import { TicketListPanel } from './list/TicketListPanel';
import { useListTab } from './list/useListTab';
import { useTakeWaiting } from './options/useTakeWaiting';
import { OutcomeBars } from './outcome/OutcomeBars';
import { focusComposer } from './shared/focusComposer';
import { Conversation } from './thread/Conversation';
import conversationPanelStyles from './thread/ConversationPanel.module.css';
import { ThreadSkeleton } from './thread/list/ThreadSkeleton';
import { useOpenTicket } from './thread/useOpenTicket';
import { useViewKeys } from './views/useViewKeys';

const focusList = () => document.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus();

/** The first two stops of the Tab key, before menu and top bar: to the list, and to the text box. */
const SkipLinks = () => {
  const { t } = useTranslation('tickets');
  const [place] = useState(() => document.createElement('nav'));
  useEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  useEffect(() => place.setAttribute('aria-label', t('skip.region')), [place, t]);
  return createPortal(
    <>
      <button type="button" className={styles.skip} onClick={focusList}>
        {t('skip.list')}
      </button>
      <button type="button" className={styles.skip} onClick={focusComposer}>
        {t('skip.message')}
      </button>
    </>,
    place,
  );
};

/** The ticket of an address: its conversation as soon as the ticket is known, and the contact drawer beside it. */
const ConversationPanel = ({ uuid }: { readonly uuid: string }) => {
  const { t } = useTranslation('tickets');
  const { ticket, failed, retry } = useOpenTicket(uuid);
  return (
    <div className={conversationPanelStyles.place}>
      {ticket ? (
        <Conversation key={ticket.id} ticket={ticket} />
      ) : (
        <section className={conversationPanelStyles.panel}>
          {failed ? <ErrorState title={t('thread.failed')} onRetry={retry} /> : <ThreadSkeleton />}
        </section>
      )}
    </div>
  );
};

/** Shown instead of a conversation while none is open. */
const NoTicket = () => {
  const { t } = useTranslation('tickets');
  return (
    <section className={styles.empty}>
      <Mark size={56} />
      <p className={styles.title}>{t('none.title')}</p>
      <p className={styles.hint}>{t('none.hint')}</p>
    </section>
  );
};

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
