import {
  type Active,
  DndContext,
  type DndContextProps,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { Button, Segmented } from 'antd';
import dayjs from 'dayjs';
import { type ComponentProps, useMemo, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useLanguage } from '@/i18n/useLanguage';
import { formatDay, localDay } from '@/lib/dates';
import type { Schedule } from '@/protocol/records/schedules';
import { classNames } from '@/ui/classNames';
import { NothingFound } from '@/ui/collection/NothingFound';
import { MOUSE_DRAG, TOUCH_DRAG } from '@/ui/drag';
import { ChevronLeft, ChevronRight } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { useWindowWidth } from '@/ui/width';
import { shownTitleOf } from '../dialog/scheduleForm';
import { useNow } from '@/ui/useNow';
import { AgendaView } from './AgendaView';
import styles from './Calendar.module.css';
import { EventWords } from './EventChip';
import chip from './EventChip.module.css';
import { MonthView } from './MonthView';
import { TimeView } from './TimeView';
import { CALENDAR_VIEWS, calendarTitle, type CalendarView, type Day, daysShown, steppedDay } from './calendarDays';
import { type CalendarEvent, eventsByDay } from './calendarEvents';
import { useScheduleMove } from './useScheduleMove';

interface CalendarHeadProps {
  readonly title: string;
  readonly view: CalendarView;
  readonly isNarrow: boolean;
  readonly onView: (view: CalendarView) => void;
  readonly onStep: (step: 1 | -1) => void;
  readonly onToday: () => void;
}

/** What is shown of the calendar: its dates, the way on and back, today, the view. */
const CalendarHead = ({ title, view, isNarrow, onView, onStep, onToday }: CalendarHeadProps) => {
  const { t } = useTranslation('schedules');
  return (
    <div className={styles.head}>
      <h2 className={styles.title} aria-live="polite">
        {title}
      </h2>
      <IconButton icon={ChevronLeft} label={t('calendar.previous')} onClick={() => onStep(-1)} />
      <Button onClick={onToday}>{t('calendar.today')}</Button>
      <IconButton icon={ChevronRight} label={t('calendar.next')} onClick={() => onStep(1)} />
      <Segmented
        className={styles.views}
        aria-label={t('calendar.view')}
        block={isNarrow}
        value={view}
        options={CALENDAR_VIEWS.map((one) => ({ value: one, label: t(`calendar.views.${one}`) }))}
        onChange={onView}
      />
    </div>
  );
};

const titleOfActive = ({ data }: Active): string => {
  const event = data.current?.['event'] as CalendarEvent | undefined;
  return event ? shownTitleOf(event.schedule) : '';
};

/** What is said while an event is carried to another day; without it the library speaks English. */
const useDragText = (): NonNullable<DndContextProps['accessibility']> => {
  const { t } = useTranslation('schedules');
  return useMemo(
    () => ({
      screenReaderInstructions: { draggable: t('drag.help') },
      announcements: {
        onDragStart: ({ active }) => t('drag.started', { title: titleOfActive(active) }),
        onDragOver: ({ over }) => (over ? t('drag.over', { day: formatDay(String(over.id)) }) : t('drag.nowhere')),
        onDragEnd: ({ active, over }) =>
          over
            ? t('drag.dropped', { title: titleOfActive(active), day: formatDay(String(over.id)) })
            : t('drag.cancelled'),
        onDragCancel: () => t('drag.cancelled'),
      },
    }),
    [t],
  );
};

interface CalendarProps {
  readonly schedules: readonly Schedule[];
  readonly onOpen: (schedule: Schedule) => void;
  /** Begins a new message, at this local time (`YYYY-MM-DDTHH:mm`) or the usual one. */
  readonly onAdd: (sendAt?: string) => void;
  /** Other dates are shown now. */
  readonly onDates: () => void;
  /** The search that `schedules` are the answer to. */
  readonly searched?: ComponentProps<typeof NothingFound> | undefined;
}

const VIEWS = { month: MonthView, week: TimeView, day: TimeView, agenda: AgendaView } as const;
/** Below this width of the window, px, seven days side by side leave no room for words: the week is a list. */
const WEEK_PX = 720;
/** The time of a message that is begun for a day as a whole. */
const USUAL_HOUR = 9;

/**
 * The calendar: month, week, agenda, day; an event can be carried to another day. What a search has found is listed where none of it
 * is in the days shown.
 */
export const Calendar = ({ schedules, onOpen, onAdd, onDates, searched }: CalendarProps) => {
  const { language } = useLanguage();
  const now = useNow();
  const today = localDay(now);
  const [view, setView] = useState<CalendarView>('month');
  const [day, setDay] = useState<Day>(today);
  const [carried, setCarried] = useState<CalendarEvent | null>(null);
  const move = useScheduleMove();
  const spoken = useDragText();
  const sensors = useSensors(useSensor(MouseSensor, MOUSE_DRAG), useSensor(TouchSensor, TOUCH_DRAG));
  const events = useMemo(() => eventsByDay(schedules, now), [schedules, now]);
  const days = daysShown(view, day, language);
  const isNarrow = useWindowWidth() < WEEK_PX;
  const isElsewhere = searched !== undefined && !days.some((one) => events.has(one));
  const View = isElsewhere || (view === 'week' && isNarrow) ? AgendaView : VIEWS[view];

  const go = (to: Day, as: CalendarView = view) => {
    setDay(to);
    setView(as);
    onDates();
  };
  const add = (on: Day, minutes?: number) => {
    const sendAt = dayjs(on)
      .hour(minutes === undefined ? USUAL_HOUR : 0)
      .minute(minutes ?? 0);
    if (sendAt.valueOf() > Date.now()) onAdd(sendAt.format('YYYY-MM-DDTHH:mm'));
    else if (on === today) onAdd();
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
        isNarrow={isNarrow}
        onView={(as) => go(day, as)}
        onStep={(step) => go(steppedDay(view, day, step))}
        onToday={() => go(today)}
      />
      <div className={styles.scroller}>
        {searched && events.size === 0 ? (
          <NothingFound {...searched} />
        ) : (
          <View
            days={isElsewhere ? [...events.keys()].toSorted() : days}
            day={day}
            today={today}
            events={events}
            onOpen={({ schedule }) => onOpen(schedule)}
            onAdd={add}
            onOpenDay={(one) => go(one, 'day')}
          />
        )}
      </div>
      <DragOverlay dropAnimation={null}>
        {carried && (
          <div className={classNames(chip.chip, chip[carried.status], chip.lifted)}>
            <EventWords event={carried} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
};
