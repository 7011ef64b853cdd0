import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TicketsOfDay } from '@/protocol/records/dashboard';
import { inTimeOrder, withGaps } from '@/domain/dashboard';
import { loadTicketsOfDays, type ChartDays } from '@/entities/dashboard/dashboardThunks';
import { formatDay, localDay } from '@/lib/dates';
import { useAppDispatch } from '@/store/hooks';
import { ChartCard } from './ChartCard';
import { ColumnChart, type Column } from './ColumnChart';
import styles from './charts.module.css';
import { useChart } from './useChart';

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
  const { days, setDays, shown, bars, failed, reload } = useChart(load);
  const [today] = useState(() => formatDay(localDay(Date.now())));
  const isByHour = bars?.[0]?.horario !== undefined;
  const total = bars?.reduce((sum, bar) => sum + bar.total, 0) ?? 0;
  return (
    <ChartCard
      title={t(isByHour ? 'charts.byHour' : 'charts.byDay')}
      aside={
        <span className={styles.total}>
          {t('charts.total')} <strong>{total.toLocaleString(i18n.language)}</strong>
        </span>
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
          columns={columnsOf(withGaps(bars, shown.first, shown.last), today)}
        />
      )}
    </ChartCard>
  );
};
