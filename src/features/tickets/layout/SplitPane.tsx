import { type ReactNode, useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { SplitEdge } from './SplitEdge';
import styles from './SplitPane.module.css';
import type { Division } from './splitWidth';
import { useSplit } from './useSplit';

interface SplitPaneProps {
  readonly list: ReactNode;
  readonly conversation: ReactNode;
  readonly division: Division;
}

/** List and conversation side by side. */
export const SplitPane = ({ list, conversation, division }: SplitPaneProps) => {
  const { t } = useTranslation('tickets');
  const frame = useRef<HTMLDivElement>(null);
  const { columns, split } = useSplit('ticketListWidth', division);
  return (
    <div ref={frame} className={styles.split} style={{ gridTemplateColumns: columns }}>
      <div className={styles.list}>
        {list}
        <SplitEdge frame={frame} split={split} label={t('layout.resize')} />
      </div>
      <div className={styles.conversation}>{conversation}</div>
    </div>
  );
};
