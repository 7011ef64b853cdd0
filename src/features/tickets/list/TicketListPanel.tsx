import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ticket } from '@/protocol/records/tickets';
import type { SavedView } from '@/domain/savedViews';
import { Search } from '@/ui/icons';
import { TabBar, tabId } from '@/ui/layout/TabBar';
import { SearchFields } from '../search/SearchFields';
import { ViewStrip } from '../views/ViewStrip';
import { ListHead } from './ListHead';
import { OrderMenu } from './OrderMenu';
import { OpenedSegments } from './OpenedSegments';
import { TicketList } from './TicketList';
import styles from './TicketListPanel.module.css';
import { focusSearch } from '../search/focusSearch';
import { useListLoading } from './useListLoading';
import type { ListTabs } from './useListTab';

interface TicketListPanelProps {
  readonly tabs: ListTabs;
  readonly selectedUuid: string | undefined;
  readonly highlightedId: number | null;
  /** False while the narrow layout shows the conversation instead. */
  readonly visible: boolean;
  readonly onOpen: (ticket: Ticket) => void;
  readonly onOpenView: (view: SavedView) => void;
}

/** The lists of the ticket screen behind their tabs. */
export const TicketListPanel = ({
  tabs,
  selectedUuid,
  highlightedId,
  visible,
  onOpen,
  onOpenView,
}: TicketListPanelProps) => {
  const { t } = useTranslation('tickets');
  const panelId = useId();
  const rowsId = `${panelId}-rows`;
  const { tab, segment, view, chooseTab, chooseSegment } = tabs;
  useListLoading(view, visible);
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
