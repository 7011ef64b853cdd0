import type { DaySchedule } from '@/protocol/records/companies';
import { DayHours } from './DayHours';
import styles from './WeekHours.module.css';

interface WeekHoursProps {
  /** Name of the form's list of days. */
  readonly name: string;
  /** The days as they are saved, in the order they are shown. */
  readonly week: readonly DaySchedule[];
}

/** Start and end for each day, or that it is closed; a day without times is open all day. */
export const WeekHours = ({ name, week }: WeekHoursProps) => (
  <div className={styles.week}>
    {week.map((day, place) => (
      <DayHours key={day.weekdayEn || place} day={day} path={[name, place]} />
    ))}
  </div>
);
