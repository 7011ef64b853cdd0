import { useTranslation } from '@/i18n/useTranslation';
import { formatDay } from '@/lib/dates';
import { classNames } from '@/ui/classNames';
import styles from './Calendar.module.css';
import type { Day } from './calendarDays';

interface DayNumberProps {
  readonly day: Day;
  readonly today: Day;
  /** Opens the day by itself. */
  readonly onOpen: (day: Day) => void;
}

/** A day's number, today's in a disc. */
export const DayNumber = ({ day, today, onOpen }: DayNumberProps) => {
  const { t } = useTranslation('schedules');
  return (
    <button
      type="button"
      className={classNames(styles.number, day === today && styles.today)}
      aria-label={t('calendar.openDay', { day: formatDay(day) })}
      aria-current={day === today ? 'date' : undefined}
      onClick={() => onOpen(day)}
    >
      {Number(day.slice(-2))}
    </button>
  );
};
