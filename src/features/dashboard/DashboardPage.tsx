import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Attendants } from './Attendants';
import { DaysChart } from './charts/DaysChart';
import { UsersChart } from './charts/UsersChart';
import { Counters } from './Counters';
import styles from './DashboardPage.module.css';
import { FilterBar } from './FilterBar';
import { useDashboard } from './useDashboard';

/** How the company's service is doing: counters, charts and attendants. */
export const DashboardPage = () => {
  const { t } = useTranslation('dashboard');
  const { filter, setFilter, run, report, failed, reload } = useDashboard();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <FilterBar filter={filter} onChange={setFilter} onRun={run} />
      </header>
      {failed ? (
        <div className={styles.card}>
          <ErrorState title={t('failed')} onRetry={reload} />
        </div>
      ) : (
        <Counters counters={report?.counters ?? null} />
      )}
      <div className={styles.charts}>
        <DaysChart />
        <UsersChart />
      </div>
      {!failed && <Attendants attendants={report?.attendants ?? null} />}
    </div>
  );
};
