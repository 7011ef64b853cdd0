import { memo, useId } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { SavedView } from '@/domain/conversations/savedViews';
import type { OrderedViewName, TicketOrder } from '@/domain/conversations/ticketViews';
import { ticketOrderChanged } from '@/entities/conversations/tickets/ticketActions';
import { selectTicketCount, selectTicketOrder } from '@/entities/conversations/tickets/ticketSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ArrowDownUp, Check, Search } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { MenuDropdown } from '@/ui/layout/MenuDropdown';
import { TabBar, type TabChoice, tabId } from '@/ui/layout/TabBar';
import { SearchFields } from '../search/SearchFields';
import { ViewStrip } from '../views/ViewStrip';
import { ListHead } from './ListHead';
import { TicketList } from './TicketList';
import styles from './TicketListPanel.module.css';
import type { OpeningRows } from './useBesideRows';
import { useLedQueue } from './useLedQueue';
import { useListLoading } from './useListLoading';
import type { ListTabs, OpenedSegment } from './useListTab';

/** Focuses the search field once it is mounted, unless the user has moved on to another field by then. */
const focusSearch = (): void => {
  const pressed = document.activeElement;
  requestAnimationFrame(() => {
    if (document.activeElement === pressed) document.querySelector<HTMLElement>('[data-ticket-search]')?.focus();
  });
};

/** The two lists of the open tab with their numbers of tickets. */
const OpenedSegments = memo((choice: TabChoice<OpenedSegment>) => {
  const { t } = useTranslation('tickets');
  const open = useAppSelector((state) => selectTicketCount(state, 'open'));
  const pending = useAppSelector((state) => selectTicketCount(state, 'pending'));
  const countOf = (count: number, tone: 'accent' | 'warning') => ({
    value: count,
    tone,
    label: t('list.ticketCount', { count }),
  });
  return (
    <TabBar
      {...choice}
      look="segments"
      label={t('list.segments')}
      items={[
        { key: 'open', label: t('list.open'), count: countOf(open, 'accent') },
        { key: 'pending', label: t('list.pending'), count: countOf(pending, 'warning') },
      ]}
    />
  );
});
OpenedSegments.displayName = 'OpenedSegments';

const ORDERS: readonly TicketOrder[] = ['latest', 'waiting'];

/** Chooses how a list is sorted. */
const OrderMenu = memo(({ view }: { readonly view: OrderedViewName }) => {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const order = useAppSelector((state) => selectTicketOrder(state, view));
  const items = ORDERS.map((key) => ({
    key,
    label: t(`list.order.${key}`),
    // Hidden where it does not apply, so that the labels are aligned.
    icon: <Check size={15} visibility={key === order ? undefined : 'hidden'} />,
    onClick: () => void dispatch(ticketOrderChanged({ [view]: key })),
  }));
  return (
    <MenuDropdown placement="bottomRight" menu={{ items, selectable: true, selectedKeys: [order] }}>
      <IconButton
        icon={ArrowDownUp}
        label={t('list.order.label', { order: t(`list.order.${order}`) })}
        pressed={order === 'waiting'}
      />
    </MenuDropdown>
  );
});
OrderMenu.displayName = 'OrderMenu';

interface TicketListPanelProps extends OpeningRows {
  readonly tabs: ListTabs;
  readonly highlightedId: number | null;
  /** False while the narrow layout shows the conversation instead. */
  readonly visible: boolean;
  readonly onOpenView: (view: SavedView) => void;
}

/** The lists of the ticket screen behind their tabs. */
export const TicketListPanel = ({ tabs, highlightedId, visible, onOpenView, ...opening }: TicketListPanelProps) => {
  const { t } = useTranslation('tickets');
  const panelId = useId();
  const rowsId = `${panelId}-rows`;
  const { tab, segment, view, led, chooseTab, chooseSegment } = tabs;
  useListLoading(view, visible);
  useLedQueue(highlightedId, led);
  return (
    <section className={styles.panel} aria-label={t('title')}>
      <ListHead />
      <TabBar
        look="line"
        label={t('list.tabs')}
        panelId={panelId}
        value={tab}
        onChange={chooseTab}
        onPress={(key) => key === 'search' && focusSearch()}
        items={[
          { key: 'opened', label: t('list.opened') },
          { key: 'closed', label: t('list.closed') },
          { key: 'search', label: t('list.search'), icon: Search },
        ]}
      />
      <ViewStrip isSearchShown={tab === 'search'} onOpen={onOpenView} />
      <div id={panelId} className={styles.body} role="tabpanel" aria-labelledby={tabId(panelId, tab)}>
        {tab === 'opened' && (
          <div className={styles.segments}>
            <OpenedSegments value={segment} onChange={chooseSegment} panelId={rowsId} />
            <OrderMenu view={segment} />
          </div>
        )}
        {tab === 'search' && <SearchFields />}
        <div
          id={rowsId}
          className={styles.rows}
          {...(tab === 'opened' && { role: 'tabpanel', 'aria-labelledby': tabId(rowsId, segment) })}
        >
          {/* With a new key the list is mounted again and scrolls to the ticket the user was led to. */}
          <TicketList key={`${view} ${led}`} view={view} highlightedId={highlightedId} {...opening} />
        </div>
      </div>
    </section>
  );
};
