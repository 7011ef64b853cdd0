import { type CSSProperties, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { selectTicketCount } from '@/entities/conversations/tickets/ticketSelectors';
import { useAppSelector } from '@/store/hooks';
import { TabBar, type TabChoice, tabId } from '@/ui/layout/TabBar';
import styles from './Halves.module.css';
import { SplitEdge } from './SplitEdge';
import type { Division } from './splitWidth';
import { useSplit } from './useSplit';

export type NarrowTab = 'ticket' | 'list';

const Tabs = (choice: TabChoice<NarrowTab>) => {
  const { t } = useTranslation('tickets');
  const count = useAppSelector((state) => selectTicketCount(state, 'open') + selectTicketCount(state, 'pending'));
  return (
    <TabBar
      {...choice}
      look="halves"
      label={t('layout.tabs')}
      items={[
        { key: 'ticket', label: t('layout.ticket') },
        {
          key: 'list',
          label: t('layout.list'),
          count: { value: count, tone: 'accent', label: t('list.ticketCount', { count }) },
        },
      ]}
    />
  );
};

interface HalvesProps {
  readonly list: ReactNode;
  readonly conversation: ReactNode;
  /** How a wide window is divided. */
  readonly division: Division;
  /** The half that a narrow window shows; null while both are side by side. */
  readonly tab: NarrowTab | null;
  readonly onTabChange: (tab: NarrowTab) => void;
}

/**
 * List and conversation, side by side or behind two tabs. Both keep their places in React's tree, so that a change of the window's
 * width loses no state: marked rows, scroll position, recording.
 */
export const Halves = ({ list, conversation, division, tab, onTabChange }: HalvesProps) => {
  const { t } = useTranslation('tickets');
  const panelId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { columns, split } = useSplit('ticketListWidth', division);
  const isWide = tab === null;
  return (
    <div className={isWide ? styles.wide : styles.narrow}>
      {!isWide && <Tabs value={tab} onChange={onTabChange} panelId={panelId} />}
      <div
        ref={frame}
        id={panelId}
        className={styles.halves}
        style={{ '--columns': columns } as CSSProperties}
        {...(!isWide && { role: 'tabpanel', 'aria-labelledby': tabId(panelId, tab) })}
      >
        <div className={styles.list} hidden={tab === 'ticket'}>
          {list}
          {isWide && <SplitEdge frame={frame} split={split} label={t('layout.resize')} />}
        </div>
        {/* A conversation counts as read only while it is on screen. */}
        {tab !== 'list' && <div className={styles.conversation}>{conversation}</div>}
      </div>
    </div>
  );
};
