import { useId, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { selectTicketCount } from '@/entities/conversations/tickets/ticketSelectors';
import { useAppSelector } from '@/store/hooks';
import styles from './NarrowTabs.module.css';
import { TabBar, tabId } from '@/ui/layout/TabBar';

export type NarrowTab = 'ticket' | 'list';

interface NarrowTabsProps {
  readonly tab: NarrowTab;
  readonly onChange: (tab: NarrowTab) => void;
  readonly list: ReactNode;
  readonly conversation: ReactNode;
}

/** The narrow layout: one half of the screen at a time. */
export const NarrowTabs = ({ tab, onChange, list, conversation }: NarrowTabsProps) => {
  const { t } = useTranslation('tickets');
  const panelId = useId();
  const count = useAppSelector((state) => selectTicketCount(state, 'open') + selectTicketCount(state, 'pending'));
  return (
    <div className={styles.narrow}>
      <TabBar
        look="halves"
        label={t('layout.tabs')}
        panelId={panelId}
        value={tab}
        onChange={onChange}
        items={[
          { key: 'ticket', label: t('layout.ticket') },
          {
            key: 'list',
            label: t('layout.list'),
            count: { value: count, tone: 'accent', label: t('list.ticketCount', { count }) },
          },
        ]}
      />
      <div id={panelId} className={styles.half} role="tabpanel" aria-labelledby={tabId(panelId, tab)}>
        {/* The list stays mounted and keeps its place; a conversation counts as read only while it is on screen. */}
        <div className={styles.list} hidden={tab !== 'list'}>
          {list}
        </div>
        {tab === 'ticket' && conversation}
      </div>
    </div>
  );
};
