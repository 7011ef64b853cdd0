import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { DaySchedule } from '@/protocol/records/companies';
import { isTime } from '@/domain/openingHours';
import styles from './WeekHours.module.css';

interface WeekHoursProps {
  /** Name of the form's list of days. */
  readonly name: string;
  /** The days as they are saved, in the order they are shown. */
  readonly week: readonly DaySchedule[];
}

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
type Day = (typeof DAYS)[number];

const isDay = (word: string): word is Day => DAYS.some((day) => day === word);

const TIMES = ['startTime', 'endTime'] as const;

/** Start and end for each day, `HH:MM` or empty for a closed day (SET-11). */
export const WeekHours = ({ name, week }: WeekHoursProps) => {
  const { t } = useTranslation('common');
  const dayName = ({ weekday, weekdayEn }: DaySchedule): string =>
    isDay(weekdayEn) ? t(`hours.${weekdayEn}`) : weekday;
  const checkTime = async (text: string | undefined): Promise<void> => {
    if (text && !isTime(text.trim())) throw new Error(t('hours.invalid'));
  };
  return (
    <div className={styles.week}>
      {week.map((day, place) => (
        <fieldset key={day.weekdayEn || place} className={styles.day}>
          <legend className={styles.name}>{dayName(day)}</legend>
          {TIMES.map((time) => (
            <Form.Item
              key={time}
              name={[name, place, time]}
              className={styles.time}
              normalize={(text: string) => text.trim()}
              validateTrigger="onSubmit"
              rules={[{ validator: (_, text?: string) => checkTime(text) }]}
            >
              <Input
                inputMode="numeric"
                placeholder="HH:MM"
                maxLength={5}
                aria-label={t(`hours.${time}`, { day: dayName(day) })}
              />
            </Form.Item>
          ))}
        </fieldset>
      ))}
    </div>
  );
};
