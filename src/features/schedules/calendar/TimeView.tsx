import { useDroppable } from '@dnd-kit/core';
import dayjs from 'dayjs';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useLanguage } from '@/i18n/useLanguage';
import { formatDay } from '@/lib/dates';
import { classNames } from '@/ui/classNames';
import { useNow } from '@/ui/useNow';
import { DayNumber } from './DayNumber';
import { EventChip } from './EventChip';
import styles from './TimeView.module.css';
import { type Day, weekdayName } from './calendarDays';
import { type CalendarEvent, EVENT_MINUTES, placeEvents } from './calendarEvents';
import type { CalendarViewProps } from './calendarViewProps';

/** Height of an hour, px: an event's 45 minutes hold two lines. */
const HOUR_PX = 64;

const toPx = (minutes: number): number => (minutes / 60) * HOUR_PX;
const NONE: readonly [] = [];

/** A message that is begun by a click on a column begins with a half hour. */
const STEP_MINUTES = 30;

/** The line of the present moment. */
const NowLine = () => {
  const now = dayjs(useNow());
  return <div className={styles.now} style={{ top: toPx(now.hour() * 60 + now.minute()) }} aria-hidden="true" />;
};

interface TimeColumnProps {
  readonly day: Day;
  readonly isToday: boolean;
  readonly events: readonly CalendarEvent[] | undefined;
  readonly onOpen: (event: CalendarEvent) => void;
  readonly onAdd: CalendarViewProps['onAdd'];
}

/** A day's events at their times. */
const TimeColumn = ({ day, isToday, events = NONE, onOpen, onAdd }: TimeColumnProps) => {
  const { setNodeRef, isOver } = useDroppable({ id: day });
  const addAt = ({ target, currentTarget, clientY }: MouseEvent<HTMLElement>) => {
    if (target !== currentTarget) return;
    const minutes = ((clientY - currentTarget.getBoundingClientRect().top) / HOUR_PX) * 60;
    // The column is longer than the day, for an event at its end.
    const last = 24 * 60 - STEP_MINUTES;
    onAdd(day, Math.min(last, Math.floor(minutes / STEP_MINUTES) * STEP_MINUTES));
  };
  return (
    // For the mouse; keys have the button for a new message.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={setNodeRef}
      onClick={addAt}
      className={classNames(styles.column, isToday && styles.today, isOver && styles.over)}
      style={{ backgroundSize: `100% ${HOUR_PX}px` }}
      aria-label={formatDay(day)}
    >
      {placeEvents(events).map(({ event, column, columns }) => (
        <div
          key={event.schedule.id}
          className={styles.place}
          style={{
            top: toPx(event.minutes),
            height: toPx(EVENT_MINUTES),
            left: `${(column / columns) * 100}%`,
            width: `${100 / columns}%`,
          }}
        >
          <EventChip event={event} onOpen={onOpen} tall />
        </div>
      ))}
      {isToday && <NowLine />}
    </section>
  );
};

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** Scrolled to at first when the days do not include the present. */
const FIRST_SHOWN_HOUR = 7;
/** Space above, so that the hour's label is not cut off, px. */
const LABEL_PX = 8;

/** One day or a week along the hours. */
export const TimeView = ({ days, today, events, onOpen, onAdd, onOpenDay }: CalendarViewProps) => {
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
          <span key={day} className={classNames(styles.weekday, day === today && styles.today)}>
            {weekdayName(day, language, 'short')} <DayNumber day={day} today={today} onOpen={onOpenDay} />
          </span>
        ))}
      </div>
      <div className={styles.body} style={{ height: HOURS.length * HOUR_PX + toPx(EVENT_MINUTES) }}>
        <div className={styles.hours} aria-hidden="true">
          {HOURS.map((hour) => (
            <span key={hour} className={styles.hour} style={{ top: hour * HOUR_PX }}>
              {String(hour).padStart(2, '0')}:00
            </span>
          ))}
        </div>
        {days.map((day) => (
          <TimeColumn
            key={day}
            day={day}
            isToday={day === today}
            events={events.get(day)}
            onOpen={onOpen}
            onAdd={onAdd}
          />
        ))}
      </div>
    </section>
  );
};
