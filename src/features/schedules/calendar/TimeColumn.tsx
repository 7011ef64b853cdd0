import { useDroppable } from '@dnd-kit/core';
import dayjs from 'dayjs';
import { formatDay } from '@/lib/dates';
import { classNames } from '@/ui/classNames';
import type { Day } from './calendarDays';
import { EVENT_MINUTES, placeEvents, type CalendarEvent } from './calendarEvents';
import { EventChip } from './EventChip';
import styles from './TimeView.module.css';
import { useNow } from '../useNow';

/** Height of an hour, px: an event's 45 minutes hold two lines. */
export const HOUR_PX = 64;

const toPx = (minutes: number): number => (minutes / 60) * HOUR_PX;
const NONE: readonly [] = [];

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
}

/** A day's events at their times. */
export const TimeColumn = ({ day, isToday, events = NONE, onOpen }: TimeColumnProps) => {
  const { setNodeRef, isOver } = useDroppable({ id: day });
  return (
    <section
      ref={setNodeRef}
      className={classNames(styles.column, isOver && styles.over)}
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
