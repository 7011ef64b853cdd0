import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { type DashboardFilter, dashboardParams, formatMinutes } from '@/domain/company/dashboard';
import { DASHBOARD_FIRST_RUN_MS } from '@/domain/limits';
import { type ChartDays, loadDashboard, loadTicketsOfUsers } from '@/entities/company/dashboard/dashboardThunks';
import type { Dashboard } from '@/protocol/records/dashboard';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { classNames } from '@/ui/classNames';
import { EmptyState, ErrorState } from '@/ui/feedback/StateMessage';
import { LANDING } from '@/ui/focus';
import { CircleCheck, ClockAlert, Hourglass, type Icon, MessagesSquare, Timer, UserPlus, Users } from '@/ui/icons';
import { useAsync } from '@/ui/useAsync';
import { useToday } from '@/ui/useToday';
import { Attendants } from './Attendants';
import styles from './DashboardPage.module.css';
import { FilterBar } from './FilterBar';
import { ChartCard } from './charts/ChartCard';
import { DaysChart } from './charts/DaysChart';
import { useChart } from './charts/useChart';
import { freshFilter } from './dashboardPeriod';

/** Conversations of each user, the most first. */
const UsersChart = () => {
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
      {sorted &&
        (sorted.length === 0 ? (
          <EmptyState icon={Users} title={t('charts.empty')} />
        ) : (
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
                      <span className={styles.usersChartValue}>{quantidade.toLocaleString(i18n.language)}</span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ))}
    </ChartCard>
  );
};

type CounterValues = Dashboard['counters'];

interface Counter {
  readonly key: 'happening' | 'pending' | 'finished' | 'leads' | 'support' | 'wait';
  readonly icon: Icon;
  readonly note: 'now' | 'period' | 'mean';
  readonly value: (counters: CounterValues) => number | null | undefined;
  readonly isTime?: boolean;
}

const COUNTERS: readonly Counter[] = [
  { key: 'happening', icon: MessagesSquare, note: 'now', value: (counters) => counters.supportHappening },
  { key: 'pending', icon: Hourglass, note: 'now', value: (counters) => counters.supportPending },
  { key: 'finished', icon: CircleCheck, note: 'period', value: (counters) => counters.supportFinished },
  { key: 'leads', icon: UserPlus, note: 'period', value: (counters) => counters.leads },
  { key: 'support', icon: Timer, note: 'mean', value: (counters) => counters.avgSupportTime, isTime: true },
  { key: 'wait', icon: ClockAlert, note: 'mean', value: (counters) => counters.avgWaitTime, isTime: true },
];

interface CountersProps {
  readonly counters: CounterValues | null;
  /** They are about another filter than the one that is being read. */
  readonly old: boolean;
}

/** Six numbers of the period; before the first answer their places are kept. */
const Counters = ({ counters, old }: CountersProps) => {
  const { t, i18n } = useTranslation('dashboard');
  const write = ({ value, isTime }: Counter): string => {
    const number = counters && value(counters);
    // Nothing was measured, or the server sends no value.
    if (number === null || number === undefined) return counters ? '–' : '';
    return isTime ? formatMinutes(number) : number.toLocaleString(i18n.language);
  };
  return (
    <section aria-label={t('title')} {...(counters && !old && LANDING)}>
      <dl className={classNames(styles.counters, old && styles.old)} aria-busy={old || counters === null}>
        {COUNTERS.map((counter) => (
          <div key={counter.key} className={styles.counter}>
            <dt className={styles.label}>
              <counter.icon size={15} />
              {t(`counters.${counter.key}`)}
            </dt>
            <dd className={styles.value}>{write(counter)}</dd>
            <dd className={styles.note}>{t(`counters.${counter.note}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** The filter and its result. It is applied by its button, and once automatically a second after the page opens. */
const useDashboard = () => {
  const dispatch = useAppDispatch();
  const today = useToday();
  const [chosen, setFilter] = useState<DashboardFilter | null>(null);
  // Until the user chooses days, they end with the present one: the app stays open overnight.
  const filter = chosen ?? freshFilter(today);
  const [asked, setAsked] = useState<ReturnType<typeof dashboardParams>>(null);

  const run = (): void => {
    const params = dashboardParams(filter);
    if (params) setAsked(params);
    else dispatch(toastShown({ kind: 'warning', textKey: 'dashboard:filter.missing' }));
  };

  const runFirst = useEffectEvent(() => {
    // A filter that is still being chosen waits for its button.
    if (!asked && dashboardParams(filter)) run();
  });
  useEffect(() => {
    const timer = setTimeout(() => runFirst(), DASHBOARD_FIRST_RUN_MS);
    return () => clearTimeout(timer);
  }, []);

  const ask = useCallback(async () => {
    if (asked === null) return null;
    const answer = await dispatch(loadDashboard(asked)).unwrap();
    // Otherwise the places of its numbers would stay empty without a word.
    if (answer === null) throw new Error('The report cannot be read');
    return answer;
  }, [asked, dispatch]);
  const { status, value: report, reload } = useAsync(ask);
  const old = status === 'loading' && report !== null;
  return { filter, setFilter, run, report, old, failed: status === 'failed', reload };
};

/** How the company's service is doing: counters, charts and attendants. */
export const DashboardPage = () => {
  const { t } = useTranslation('dashboard');
  const { filter, setFilter, run, report, old, failed, reload } = useDashboard();
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
        <Counters counters={report?.counters ?? null} old={old} />
      )}
      <div className={styles.charts}>
        <DaysChart />
        <UsersChart />
      </div>
      {!failed && <Attendants attendants={report?.attendants ?? null} old={old} />}
    </div>
  );
};
