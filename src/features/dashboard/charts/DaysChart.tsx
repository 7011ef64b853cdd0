import { type CSSProperties, useCallback } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { inTimeOrder, scaleMarks, withGaps } from '@/domain/company/dashboard';
import { type ChartDays, loadTicketsOfDays } from '@/entities/company/dashboard/dashboardThunks';
import { formatDay } from '@/lib/dates';
import type { TicketsOfDay } from '@/protocol/records/dashboard';
import { useAppDispatch } from '@/store/hooks';
import { classNames } from '@/ui/classNames';
import { EmptyState } from '@/ui/feedback/StateMessage';
import { ChartNoAxesColumn } from '@/ui/icons';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { ChartCard } from './ChartCard';
import styles from './charts.module.css';
import { useChart } from './useChart';

interface Column {
  /** Full name, for screen readers. */
  readonly name: string;
  /** Short label below the column. */
  readonly label: string;
  readonly value: number;
  /** Still growing, so rendered lighter. */
  readonly unfinished?: boolean;
}

interface ColumnChartProps {
  readonly caption: string;
  /** Heads of the table for screen readers: what a column is, what is counted. */
  readonly heads: readonly [string, string];
  readonly columns: readonly Column[];
}

/** Length of a bar as a part of the scale, 0 to 1. */
const shareOf = (share: number) => ({ '--share': share }) as CSSProperties;

/**
 * Columns over a scale, each with its value on top; where the page is narrow they lie one below the other instead. Screen readers
 * get the same as a table.
 */
const ColumnChart = ({ caption, heads, columns }: ColumnChartProps) => {
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

/** Days within one month are labelled by number only. */
const isOneMonth = (bars: readonly TicketsOfDay[]): boolean =>
  new Set(bars.map(({ data }) => data?.slice(3))).size <= 1;

/** The label below a column: the day or the hour. */
const columnsOf = (bars: readonly TicketsOfDay[], today: string): Column[] => {
  const length = isOneMonth(bars) ? 2 : 5;
  return inTimeOrder(bars).map(({ horario, data = '', total }) =>
    horario === undefined
      ? { name: data, label: data.slice(0, length), value: total, unfinished: data === today }
      : { name: `${horario} h`, label: String(horario), value: total },
  );
};

/** Tickets of each day, or of each hour of a single day, with their total. */
export const DaysChart = () => {
  const { t, i18n } = useTranslation('dashboard');
  const dispatch = useAppDispatch();
  const load = useCallback((days: ChartDays) => dispatch(loadTicketsOfDays(days)).unwrap(), [dispatch]);
  const { days, setDays, shown, today, bars, failed, reload } = useChart(load);
  const isByHour = bars?.[0]?.horario !== undefined;
  const total = bars?.reduce((sum, bar) => sum + bar.total, 0);
  return (
    <ChartCard
      title={t(isByHour ? 'charts.byHour' : 'charts.byDay')}
      aside={
        // After a failure it would be the total of other days.
        total !== undefined &&
        !failed && (
          <span className={styles.total}>
            {t('charts.total')} <strong>{total.toLocaleString(i18n.language)}</strong>
          </span>
        )
      }
      days={days}
      onDays={setDays}
      failed={failed}
      failedText={t('charts.daysFailed')}
      onRetry={reload}
    >
      {bars && (
        <ColumnChart
          caption={t(isByHour ? 'charts.byHour' : 'charts.byDay')}
          heads={[t(isByHour ? 'charts.hour' : 'charts.day'), t('charts.conversations')]}
          columns={columnsOf(withGaps(bars, shown.first, shown.last), formatDay(today))}
        />
      )}
    </ChartCard>
  );
};
