import { Form, Input, Switch } from 'antd';
import { useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { CLOSED_DAY, isClosedDay, isTime, readTime, USUAL_DAY } from '@/domain/company/openingHours';
import type { DaySchedule } from '@/protocol/records/companies';
import styles from './WeekHours.module.css';

type HoursPath = readonly (string | number)[];

interface DayHoursProps {
  readonly day: DaySchedule;
  /** Path of the day in the form's values. */
  readonly path: HoursPath;
}

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
type Day = (typeof DAYS)[number];

const isDay = (word: string): word is Day => DAYS.some((day) => day === word);

const TIMES = ['startTime', 'endTime'] as const;
type Hours = Pick<DaySchedule, (typeof TIMES)[number]>;

/** One day: `HH:MM` from and to, or a switch that says it is closed. */
const DayHours = ({ day, path }: DayHoursProps) => {
  const { t } = useTranslation('common');
  const form = Form.useFormInstance<unknown>();
  const hours: Partial<Hours> = Form.useWatch([...path], { form, preserve: true }) ?? day;
  const { startTime = '', endTime = '' } = hours;
  const closed = isClosedDay({ startTime, endTime });
  const former = useRef<Hours>(USUAL_DAY);
  const name = isDay(day.weekdayEn) ? t(`hours.${day.weekdayEn}`) : day.weekday;

  const setClosed = (toClosed: boolean) => {
    if (toClosed) former.current = { startTime, endTime };
    const set: Hours = toClosed ? CLOSED_DAY : former.current;
    for (const time of TIMES) form.setFieldValue([...path, time] as never, set[time] as never);
  };
  const tidy = (time: keyof Hours) => {
    const typed = form.getFieldValue([...path, time] as never) as string | undefined;
    form.setFieldValue([...path, time] as never, readTime(typed ?? '') as never);
  };
  const checkTime = async (text: string | undefined): Promise<void> => {
    if (text && !isTime(text.trim())) throw new Error(t('hours.invalid'));
  };
  return (
    <fieldset className={styles.day}>
      <legend className={styles.name}>{name}</legend>
      {TIMES.map((time) => (
        <Form.Item
          key={time}
          name={[...path, time]}
          className={styles.time}
          hidden={closed}
          normalize={(text: string) => text.trim()}
          validateTrigger="onSubmit"
          rules={[{ validator: (_, text?: string) => checkTime(text) }]}
        >
          <Input
            inputMode="numeric"
            placeholder="HH:MM"
            maxLength={5}
            aria-label={t(`hours.${time}`, { day: name })}
            onBlur={() => tidy(time)}
            onPressEnter={() => tidy(time)}
          />
        </Form.Item>
      ))}
      <span className={styles.closed}>
        <Switch checked={closed} aria-label={t('hours.closedOf', { day: name })} onChange={setClosed} />
        {t('hours.closed')}
      </span>
      {!startTime && !endTime && <p className={styles.open}>{t('hours.allDay')}</p>}
    </fieldset>
  );
};

interface WeekHoursProps {
  /** Path of a day in the form's values. */
  readonly pathOf: (day: DaySchedule, place: number) => HoursPath;
  /** The days as they are saved, in the order they are shown. */
  readonly week: readonly DaySchedule[];
}

/** Start and end for each day, or that it is closed; a day without times is open all day. */
export const WeekHours = ({ pathOf, week }: WeekHoursProps) => (
  <div className={styles.week}>
    {week.map((day, place) => (
      <DayHours key={day.weekdayEn || place} day={day} path={pathOf(day, place)} />
    ))}
  </div>
);
