import { useMemo, useState } from 'react';
import { DndContext, DragOverlay, MouseSensor, pointerWithin, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { Schedule } from '@/protocol/records/schedules';
import { useLanguage } from '@/i18n/useLanguage';
import { localDay } from '@/lib/dates';
import { classNames } from '@/ui/classNames';
import { shownTitleOf } from '../dialog/scheduleForm';
import { useNow } from '../useNow';
import { AgendaView } from './AgendaView';
import styles from './Calendar.module.css';
import { calendarTitle, daysShown, steppedDay, type CalendarView, type Day } from './calendarDays';
import { CalendarHead } from './CalendarHead';
import { eventsByDay, type CalendarEvent } from './calendarEvents';
import chip from './EventChip.module.css';
import { MonthView } from './MonthView';
import { TimeView } from './TimeView';
import { useDragText } from './useDragText';
import { useScheduleMove } from './useScheduleMove';

interface CalendarProps {
  readonly schedules: readonly Schedule[];
  readonly onOpen: (schedule: Schedule) => void;
  /** Other dates are shown now. */
  readonly onDates: () => void;
}

const VIEWS = { month: MonthView, week: TimeView, day: TimeView, agenda: AgendaView } as const;
/** A click is no drag, and a finger that moves at once scrolls. */
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } };

/** The calendar: month, week, agenda, day; an event can be carried to another day. */
export const Calendar = ({ schedules, onOpen, onDates }: CalendarProps) => {
  const { language } = useLanguage();
  const now = useNow();
  const today = localDay(now);
  const [view, setView] = useState<CalendarView>('month');
  const [day, setDay] = useState<Day>(today);
  const [carried, setCarried] = useState<CalendarEvent | null>(null);
  const move = useScheduleMove();
  const spoken = useDragText();
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  const events = useMemo(() => eventsByDay(schedules, now), [schedules, now]);
  const days = daysShown(view, day, language);
  const View = VIEWS[view];

  const go = (to: Day, as: CalendarView = view) => {
    setDay(to);
    setView(as);
    onDates();
  };
  return (
    <DndContext
      accessibility={spoken}
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={({ active }) => setCarried((active.data.current?.['event'] as CalendarEvent | undefined) ?? null)}
      onDragCancel={() => setCarried(null)}
      onDragEnd={({ over }) => {
        setCarried(null);
        if (carried && over) void move(carried, String(over.id));
      }}
    >
      <CalendarHead
        title={calendarTitle(view, days, day, language)}
        view={view}
        onView={(as) => go(day, as)}
        onStep={(step) => go(steppedDay(view, day, step))}
        onToday={() => go(today)}
      />
      <div className={styles.scroller}>
        <View
          days={days}
          day={day}
          today={today}
          events={events}
          onOpen={({ schedule }) => onOpen(schedule)}
          onOpenDay={(one) => go(one, 'day')}
        />
      </div>
      <DragOverlay dropAnimation={null}>
        {carried && (
          <div className={classNames(chip.chip, chip.lifted)}>
            <span className={chip.time}>{carried.time}</span>
            <span className={chip.title}>{shownTitleOf(carried.schedule)}</span>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
};
