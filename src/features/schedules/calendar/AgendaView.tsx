import { useTranslation } from '@/i18n/useTranslation';
import { formatDay } from '@/lib/dates';
import { dayAndTime } from '@/lib/moments';
import { useLanguage } from '@/i18n/useLanguage';
import { EmptyState } from '@/ui/feedback/StateMessage';
import { CalendarClock } from '@/ui/icons';
import { shownTitleOf } from '../dialog/scheduleForm';
import { ScheduleStatus } from '../dialog/ScheduleStatus';
import styles from './Calendar.module.css';
import { weekdayName } from './calendarDays';
import type { CalendarEvent } from './calendarEvents';
import type { CalendarViewProps } from './calendarViewProps';

const Entry = ({ event, onOpen }: { readonly event: CalendarEvent } & Pick<CalendarViewProps, 'onOpen'>) => {
  const { schedule, time, status } = event;
  return (
    <li>
      <button type="button" className={styles.entry} onClick={() => onOpen(event)}>
        <span className={styles.entryTime}>{time}</span>
        <span className={styles.entryTitle}>{shownTitleOf(schedule) || dayAndTime(schedule.sendAt)}</span>
        {schedule.contact && <span className={styles.contact}>{schedule.contact.name}</span>}
        <ScheduleStatus status={status} />
      </button>
    </li>
  );
};

/** The days of a month that have events, as a list. */
export const AgendaView = ({ days, events, onOpen }: CalendarViewProps) => {
  const { t } = useTranslation('schedules');
  const { language } = useLanguage();
  const busy = days.filter((day) => events.has(day));
  if (busy.length === 0) {
    return <EmptyState icon={CalendarClock} title={t('calendar.nothing')} hint={t('calendar.nothingHint')} />;
  }
  return (
    <ol className={styles.agenda} aria-label={t('calendar.views.agenda')}>
      {busy.map((day) => (
        <li key={day} className={styles.agendaDay}>
          <h3>
            {weekdayName(day, language, 'short')}, {formatDay(day)}
          </h3>
          <ul className={styles.entries}>
            {events.get(day)?.map((event) => (
              <Entry key={event.schedule.id} event={event} onOpen={onOpen} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
};
