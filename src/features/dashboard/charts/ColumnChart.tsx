import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { scaleMarks } from '@/domain/dashboard';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { classNames } from '@/ui/classNames';
import { ChartNoAxesColumn } from '@/ui/icons';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import styles from './ColumnChart.module.css';

export interface Column {
  /** Full name, for screen readers. */
  readonly name: string;
  /** What fits below the column. */
  readonly label: string;
  readonly value: number;
  /** Still growing, so drawn lighter. */
  readonly unfinished?: boolean;
}

interface ColumnChartProps {
  readonly caption: string;
  /** Heads of the table for screen readers: what a column is, what is counted. */
  readonly heads: readonly [string, string];
  readonly columns: readonly Column[];
}

/** How much of the scale a bar takes, 0 to 1. */
const shareOf = (share: number) => ({ '--share': share }) as CSSProperties;

/**
 * Columns over a scale, each with its value on top; where the page is narrow they lie one below the other instead. Screen readers
 * get the same as a table.
 */
export const ColumnChart = ({ caption, heads, columns }: ColumnChartProps) => {
  const { t, i18n } = useTranslation('dashboard');
  if (columns.length === 0) return <EmptyState icon={ChartNoAxesColumn} title={t('charts.empty')} />;
  const marks = scaleMarks(Math.max(...columns.map(({ value }) => value)));
  const top = marks.at(-1) ?? 1;
  return (
    <div className={styles.chart}>
      <VisuallyHidden>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{heads[0]}</th>
              <th scope="col">{heads[1]}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
      <div className={styles.marks} aria-hidden="true">
        {marks.toReversed().map((mark) => (
          <span key={mark} className={styles.mark}>
            {mark.toLocaleString(i18n.language)}
          </span>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- many columns scroll, by keyboard too */}
      <section className={styles.scroll} aria-label={caption} tabIndex={0}>
        <div className={styles.plot} aria-hidden="true">
          {columns.map(({ name, label, value, unfinished }) => (
            <div key={name} className={styles.column}>
              <div className={styles.room}>
                <span className={styles.value}>{value}</span>
                <span
                  className={classNames(styles.bar, unfinished && styles.unfinished)}
                  style={shareOf(value / top)}
                />
              </div>
              <span className={styles.label}>{label}</span>
            </div>
          ))}
        </div>
      </section>
    </div>
  );
};
