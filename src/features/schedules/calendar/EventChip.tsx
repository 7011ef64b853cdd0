import { useId } from 'react';
import { useDraggable } from '@dnd-kit/core';
import { useTranslation } from '@/i18n/useTranslation';
import { dayAndTime } from '@/lib/moments';
import { classNames } from '@/ui/classNames';
import { STATUS_SIGNS } from '../dialog/scheduleStatus';
import { shownTitleOf } from '../dialog/scheduleForm';
import { isMovable, type CalendarEvent } from './calendarEvents';
import styles from './EventChip.module.css';

interface EventChipProps {
  readonly event: CalendarEvent;
  readonly onOpen: (event: CalendarEvent) => void;
  /** Fills the place its parent gives it. */
  readonly tall?: boolean;
}

/** To whom and what an event sends; its date where it has no title. */
const titleOf = ({ schedule }: CalendarEvent): string =>
  [schedule.contact?.name, shownTitleOf(schedule) || dayAndTime(schedule.sendAt)].filter(Boolean).join(' · ');

/** The sign of an event's status, its time, and its title. */
export const EventWords = ({ event }: { readonly event: CalendarEvent }) => {
  const Sign = STATUS_SIGNS[event.status];
  return (
    <>
      <span className={styles.time}>
        <Sign size={11} /> {event.time}
      </span>
      <span className={styles.title}>{titleOf(event)}</span>
    </>
  );
};

/** An event: the sign and colour of its status, its time, to whom, its title or date; pressed it opens, carried it goes to another day. */
export const EventChip = ({ event, onOpen, tall = false }: EventChipProps) => {
  const { t } = useTranslation('schedules');
  const { schedule, status } = event;
  const moment = dayAndTime(schedule.sendAt);
  const { setNodeRef, listeners, isDragging } = useDraggable({
    // An event may be shown twice, in its day and in the list of all of that day.
    id: useId(),
    data: { event },
    disabled: !isMovable(schedule),
  });
  const { onKeyDown: _keys, ...pointer } = listeners ?? {};
  const label = t('calendar.event', { title: titleOf(event), status: t(`status.${status}`), moment });
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={classNames(styles.chip, styles[status], tall && styles.tall, isDragging && styles.away)}
      aria-label={label}
      title={label}
      onClick={() => onOpen(event)}
      {...pointer}
    >
      <EventWords event={event} />
    </button>
  );
};
