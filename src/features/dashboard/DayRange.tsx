import { useTranslation } from '@/i18n/useTranslation';
import { DayInput } from '@/ui/form/DayInput';
import styles from './FilterBar.module.css';

interface DayRangeProps {
  /** yyyy-MM-dd, empty for none. */
  readonly first: string;
  readonly last: string;
  readonly onChange: (first: string, last: string) => void;
  /** Names of the two fields. */
  readonly names: readonly [string, string];
}

/** Two days, from one to the other. A day beyond the other one takes it along, since a range that ends before it begins holds nothing. */
export const DayRange = ({ first, last, onChange, names }: DayRangeProps) => {
  const { t } = useTranslation('dashboard');
  const [firstName, lastName] = names;
  const begin = (day: string) => onChange(day, day && last && day > last ? day : last);
  const end = (day: string) => onChange(day && first && day < first ? day : first, day);
  return (
    <span className={styles.range}>
      <DayInput size="middle" aria-label={firstName} value={first} onChange={begin} />
      {t('filter.until')}
      <DayInput size="middle" aria-label={lastName} value={last} onChange={end} />
    </span>
  );
};
