import { useState } from 'react';
import { Popover } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDay } from '@/lib/dates';
import styles from './Calendar.module.css';
import type { Day } from './calendarDays';
import type { CalendarEvent } from './calendarEvents';
import { EventChip } from './EventChip';

interface MoreEventsProps {
  readonly day: Day;
  /** All of the day. */
  readonly events: readonly CalendarEvent[];
  /** How many the day has no room for. */
  readonly hidden: number;
  readonly onOpen: (event: CalendarEvent) => void;
}

/** "+3 mais": all events of the day in a popover. */
export const MoreEvents = ({ day, events, hidden, onOpen }: MoreEventsProps) => {
  const { t } = useTranslation('schedules');
  const [open, setOpen] = useState(false);
  const choose = (event: CalendarEvent) => {
    setOpen(false);
    onOpen(event);
  };
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      destroyOnHidden
      title={formatDay(day)}
      content={
        <div className={styles.all}>
          {events.map((event) => (
            <EventChip key={event.schedule.id} event={event} onOpen={choose} />
          ))}
        </div>
      }
    >
      <button type="button" className={styles.more} aria-expanded={open}>
        {t('calendar.more', { count: hidden })}
      </button>
    </Popover>
  );
};
