import dayjs from 'dayjs';
import type { Schedule } from '@/protocol/records/schedules';
import type { ScheduleFields } from '@/entities/company/schedules/schedules';
import { isPresent } from '@/lib/isPresent';
import { scheduleStatusAt, type ScheduleStatusName } from '../dialog/scheduleStatus';
import { titleOf } from '../dialog/scheduleForm';
import type { Day } from './calendarDays';

/** A schedule at its place in the calendar, in local time. */
export interface CalendarEvent {
  readonly schedule: Schedule;
  readonly day: Day;
  /** HH:mm. */
  readonly time: string;
  readonly status: ScheduleStatusName;
  /** Since midnight on the clock. */
  readonly minutes: number;
}

const eventOf = (schedule: Schedule, now: number): CalendarEvent | null => {
  const at = dayjs(schedule.sendAt ?? '');
  if (!at.isValid()) return null;
  return {
    schedule,
    day: at.format('YYYY-MM-DD'),
    time: at.format('HH:mm'),
    status: scheduleStatusAt(schedule, now),
    minutes: at.hour() * 60 + at.minute(),
  };
};

/** The schedules by the local day on which they are sent, the earliest first; those without a time are left out. `now` in ms. */
export const eventsByDay = (
  schedules: readonly Schedule[],
  now: number,
): ReadonlyMap<Day, readonly CalendarEvent[]> => {
  const byDay = new Map<Day, CalendarEvent[]>();
  const events = schedules.map((schedule) => eventOf(schedule, now)).filter(isPresent);
  events.sort((left, right) => left.minutes - right.minutes || left.schedule.id - right.schedule.id);
  for (const event of events) byDay.set(event.day, [...(byDay.get(event.day) ?? []), event]);
  return byDay;
};

/** Only an unsent message with a contact known to the server can be moved to another day. */
export const isMovable = ({ sentAt, contactId, contact }: Schedule): boolean =>
  !sentAt && isPresent(contactId ?? contact?.id);

/** What is saved when an event goes to another day: the same time on the clock there, whatever offset that day has. */
export const fieldsOnDay = ({ schedule, time }: CalendarEvent, day: Day): ScheduleFields => ({
  title: titleOf(schedule),
  body: schedule.body,
  contactId: schedule.contactId ?? schedule.contact?.id ?? 0,
  sendAt: dayjs(`${day}T${time}`).toISOString(),
  isSendNotification: schedule.isSendNotification === true,
  userId: schedule.userId ?? null,
});

/** The position of an event beside others at nearly the same time. */
export interface PlacedEvent {
  readonly event: CalendarEvent;
  readonly column: number;
  /** How many are shown side by side. */
  readonly columns: number;
}

/** Height of an event in minutes: a message takes no time, but its text needs room. */
export const EVENT_MINUTES = 45;

/** Puts events that would cover each other side by side; they come in the order of their times. */
export const placeEvents = (events: readonly CalendarEvent[]): readonly PlacedEvent[] => {
  const placed: PlacedEvent[] = [];
  let group: { event: CalendarEvent; column: number }[] = [];
  let ends: number[] = [];
  const close = (): void => {
    placed.push(...group.map((one) => ({ ...one, columns: ends.length })));
    group = [];
    ends = [];
  };
  for (const event of events) {
    if (ends.every((end) => end <= event.minutes)) close();
    const free = ends.findIndex((end) => end <= event.minutes);
    const column = free === -1 ? ends.length : free;
    ends[column] = event.minutes + EVENT_MINUTES;
    group.push({ event, column });
  }
  close();
  return placed;
};
