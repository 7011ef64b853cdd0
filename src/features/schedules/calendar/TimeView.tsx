import { useLayoutEffect, useRef } from 'react';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n/useLanguage';
import { weekdayName } from './calendarDays';
import type { CalendarViewProps } from './calendarViewProps';
import { DayNumber } from './DayNumber';
import { HOUR_PX, TimeColumn } from './TimeColumn';
import styles from './TimeView.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** Shown first where the days do not hold the present. */
const FIRST_SHOWN_HOUR = 7;
/** So that the hour's name is not cut, px. */
const LABEL_PX = 8;

/** One day or a week along the hours. */
export const TimeView = ({ days, today, events, onOpen, onOpenDay }: CalendarViewProps) => {
  const { t } = useTranslation('schedules');
  const { language } = useLanguage();
  const scroller = useRef<HTMLElement>(null);
  const hasToday = days.includes(today);
  useLayoutEffect(() => {
    const hour = hasToday ? Math.max(0, dayjs().hour() - 1) : FIRST_SHOWN_HOUR;
    if (scroller.current) scroller.current.scrollTop = hour * HOUR_PX - LABEL_PX;
  }, [hasToday]);
  return (
    // Arrow keys scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={scroller} className={styles.scroller} tabIndex={0} aria-label={t('calendar.hours')}>
      <div className={styles.head}>
        <span className={styles.corner} />
        {days.map((day) => (
          <span key={day} className={styles.weekday}>
            {weekdayName(day, language, 'short')} <DayNumber day={day} today={today} onOpen={onOpenDay} />
          </span>
        ))}
      </div>
      <div className={styles.body} style={{ height: HOURS.length * HOUR_PX }}>
        <div className={styles.hours} aria-hidden="true">
          {HOURS.map((hour) => (
            <span key={hour} className={styles.hour} style={{ top: hour * HOUR_PX }}>
              {String(hour).padStart(2, '0')}:00
            </span>
          ))}
        </div>
        {days.map((day) => (
          <TimeColumn key={day} day={day} isToday={day === today} events={events.get(day)} onOpen={onOpen} />
        ))}
      </div>
    </section>
  );
};
