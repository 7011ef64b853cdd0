import { useTranslation } from 'react-i18next';
import type { Dashboard } from '@/protocol/records/dashboard';
import { formatMinutes } from '@/domain/dashboard';
import { CircleCheck, ClockAlert, Hourglass, MessagesSquare, Timer, UserPlus, type Icon } from '@/ui/icons';
import styles from './Counters.module.css';

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

/** Six numbers of the period; before the first answer their places are kept. */
export const Counters = ({ counters }: { readonly counters: CounterValues | null }) => {
  const { t, i18n } = useTranslation('dashboard');
  const write = ({ value, isTime }: Counter): string => {
    const number = counters && value(counters);
    // Nothing was measured, or the server sends no value.
    if (number === null || number === undefined) return counters ? '–' : '';
    return isTime ? formatMinutes(number) : number.toLocaleString(i18n.language);
  };
  return (
    <dl className={styles.counters} aria-busy={counters === null}>
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
  );
};
