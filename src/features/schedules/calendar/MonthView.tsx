import { useDroppable } from '@dnd-kit/core';
import { Popover } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useLanguage } from '@/i18n/useLanguage';
import { formatDay } from '@/lib/dates';
import { classNames } from '@/ui/classNames';
import styles from './Calendar.module.css';
import { DayNumber } from './DayNumber';
import { EventChip } from './EventChip';
import { type Day, isSameMonth, weekdayName, weeksOf } from './calendarDays';
import type { CalendarEvent } from './calendarEvents';
import type { CalendarViewProps } from './calendarViewProps';

interface MoreEventsProps {
  readonly day: Day;
  /** All of the day. */
  readonly events: readonly CalendarEvent[];
  /** How many the day has no room for. */
  readonly hidden: number;
  readonly onOpen: (event: CalendarEvent) => void;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** "+3 mais": all events of the day in a popover. */
const MoreEvents = ({ day, events, hidden, onOpen, open, onOpenChange }: MoreEventsProps) => {
  const { t } = useTranslation('schedules');
  const choose = (event: CalendarEvent) => {
    onOpenChange(false);
    onOpen(event);
  };
  return (
    <Popover
      open={open}
      onOpenChange={onOpenChange}
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

/** The number of events that fit into a day; with more, the last place says how many. */
const PLACES = 3;

const NONE: readonly [] = [];

type CellProps = Omit<CalendarViewProps, 'days'> & {
  readonly ofDay: Day;
  /** The list of all events of the day is open. */
  readonly listed: boolean;
  readonly onListed: (listed: boolean) => void;
};

const Cell = ({ ofDay, day, today, events, onOpen, onAdd, onOpenDay, listed, onListed }: CellProps) => {
  const { setNodeRef, isOver } = useDroppable({ id: ofDay });
  const all = events.get(ofDay) ?? NONE;
  const shown = all.length > PLACES ? all.slice(0, PLACES - 1) : all;
  return (
    // For the mouse; keys have the button for a new message.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <td
      ref={setNodeRef}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onAdd(ofDay);
      }}
      className={classNames(styles.cell, !isSameMonth(ofDay, day) && styles.outside, isOver && styles.over)}
    >
      <DayNumber day={ofDay} today={today} onOpen={onOpenDay} />
      {shown.map((event) => (
        <EventChip key={event.schedule.id} event={event} onOpen={onOpen} />
      ))}
      {all.length > shown.length && (
        <MoreEvents
          day={ofDay}
          events={all}
          hidden={all.length - shown.length}
          onOpen={onOpen}
          open={listed}
          onOpenChange={onListed}
        />
      )}
    </td>
  );
};

/** A month in whole weeks. */
export const MonthView = ({ days, onAdd, ...rest }: CalendarViewProps) => {
  const { language } = useLanguage();
  const weeks = weeksOf(days);
  const [listedDay, setListedDay] = useState<Day | null>(null);
  // A press outside of an open list of events closes it, and does no more.
  const closesList = useRef(false);
  const add = (day: Day) => {
    if (!closesList.current) onAdd(day);
  };
  return (
    <table
      className={styles.month}
      onPointerDownCapture={() => {
        closesList.current = listedDay !== null;
      }}
    >
      <thead>
        <tr>
          {(weeks[0] ?? NONE).map((one) => (
            <th key={one} scope="col" abbr={weekdayName(one, language, 'long')}>
              {weekdayName(one, language, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <Cell
                key={one}
                ofDay={one}
                onAdd={add}
                listed={one === listedDay}
                onListed={(listed) => setListedDay(listed ? one : null)}
                {...rest}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
