import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTicketsOfUsers, type ChartDays } from '@/entities/dashboard/dashboardThunks';
import { useAppDispatch } from '@/store/hooks';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Users } from '@/ui/icons';
import { ChartCard } from './ChartCard';
import { useChart } from './useChart';
import styles from './UsersChart.module.css';

/** Conversations of each user, the most first. */
export const UsersChart = () => {
  const { t, i18n } = useTranslation('dashboard');
  const dispatch = useAppDispatch();
  const load = useCallback((days: ChartDays) => dispatch(loadTicketsOfUsers(days)).unwrap(), [dispatch]);
  const { days, setDays, bars, failed, reload } = useChart(load);
  const sorted = bars?.toSorted((left, right) => right.quantidade - left.quantidade);
  const most = Math.max(1, sorted?.[0]?.quantidade ?? 0);
  return (
    <ChartCard
      title={t('charts.byUser')}
      days={days}
      onDays={setDays}
      failed={failed}
      failedText={t('charts.usersFailed')}
      onRetry={reload}
    >
      {sorted?.length === 0 && <EmptyState icon={Users} title={t('charts.empty')} />}
      {sorted && sorted.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- many users scroll, by keyboard too
        <section className={styles.scroll} aria-label={t('charts.byUser')} tabIndex={0}>
          <table className={styles.bars} aria-label={t('charts.byUser')}>
            <tbody>
              {sorted.map(({ nome, quantidade }, place) => (
                // Two users may have one name, and the answer has no id.
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={`${nome} ${place}`} className={styles.row}>
                  <th scope="row" className={styles.name} title={nome}>
                    {nome}
                  </th>
                  <td className={styles.measure}>
                    <span className={styles.track}>
                      <span className={styles.bar} style={{ width: `${(quantidade / most) * 100}%` }} />
                    </span>
                    <span className={styles.value}>{quantidade.toLocaleString(i18n.language)}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </ChartCard>
  );
};
