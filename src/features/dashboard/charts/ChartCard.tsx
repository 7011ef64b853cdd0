import { useId, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { ChartDays } from '@/entities/company/dashboard/dashboardThunks';
import { ErrorState } from '@/ui/feedback/StateMessage';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { DayRange } from '../DayRange';
import styles from './charts.module.css';

interface ChartCardProps {
  readonly title: string;
  /** Shown beside the title. */
  readonly aside?: ReactNode;
  readonly days: ChartDays;
  readonly onDays: (days: ChartDays) => void;
  /** What is said when the chart could not be loaded. */
  readonly failedText: string;
  readonly failed: boolean;
  readonly onRetry: () => void;
  /** Null while there is nothing to draw yet. */
  readonly children: ReactNode;
}

/** The frame of a chart: title, days, and a replacement while there is no chart. */
export const ChartCard = ({ title, aside, days, onDays, failedText, failed, onRetry, children }: ChartCardProps) => {
  const { t } = useTranslation('dashboard');
  const titleId = useId();
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {aside}
        <DayRange
          first={days.first}
          last={days.last}
          onChange={(first, last) => onDays({ first, last })}
          names={[t('charts.from', { chart: title }), t('charts.to', { chart: title })]}
        />
      </header>
      {failed ? (
        <ErrorState title={failedText} onRetry={onRetry} />
      ) : (
        (children ?? <SkeletonRows rows={5} height={32} shape="box" />)
      )}
    </article>
  );
};
