import type { QueueToSave } from '@/api/queues';
import type { DaySchedule } from '@/protocol/records/companies';
import type { QueueDetail } from '@/protocol/records/queues';
import { DEFAULT_HOURS } from '@/domain/company/openingHours';

type Hours = Pick<DaySchedule, 'startTime' | 'endTime'>;

export interface QueueFormValues {
  readonly name: string;
  readonly color: string;
  readonly orderQueue: number | null;
  readonly greetingMessage: string;
  readonly outOfHoursMessage: string;
  /** A cleared choice is undefined. */
  readonly integrationId: number | null | undefined;
  readonly promptId: number | null | undefined;
  /** From Monday on. */
  readonly hours: readonly Hours[];
}

/** Characters. */
export const NAME_LENGTH = { required: true, min: 2, max: 50 } as const;
export const COLOR_LENGTH = { required: true, min: 3, max: 9 } as const;

/** The hours a new queue begins with, and what is stored of one: it may have no hours at all. */
const weekOf = (queue: QueueDetail | null): readonly DaySchedule[] => {
  if (queue === null) return DEFAULT_HOURS;
  return DEFAULT_HOURS.map(
    (day) =>
      queue.schedules?.find(({ weekdayEn }) => weekdayEn === day.weekdayEn) ?? { ...day, startTime: '', endTime: '' },
  );
};

/** What the form shows of a queue; of none, a new one. */
export const valuesOf = (queue: QueueDetail | null): QueueFormValues => ({
  name: queue?.name ?? '',
  color: queue?.color ?? '',
  orderQueue: queue?.orderQueue ?? null,
  greetingMessage: queue?.greetingMessage ?? '',
  outOfHoursMessage: queue?.outOfHoursMessage ?? '',
  integrationId: queue?.integrationId ?? null,
  promptId: queue?.promptId ?? null,
  hours: weekOf(queue).map(({ startTime, endTime }) => ({ startTime, endTime })),
});

/** A queue without any hours keeps none: it is always open. */
const schedulesOf = (hours: readonly Hours[]): DaySchedule[] => {
  if (hours.every(({ startTime, endTime }) => !startTime && !endTime)) return [];
  return DEFAULT_HOURS.map(({ weekday, weekdayEn }, place) => ({
    weekday,
    weekdayEn,
    startTime: hours[place]?.startTime ?? '',
    endTime: hours[place]?.endTime ?? '',
  }));
};

/** Fields the form does not show and the server would otherwise lose. */
const keptOf = ({ completionMessage, ratingMessage, token }: QueueDetail) => ({
  ...(completionMessage !== undefined && { completionMessage }),
  ...(ratingMessage !== undefined && { ratingMessage }),
  ...(token !== undefined && { token }),
});

/** What is sent of the form. */
export const fieldsOf = (
  { name, color, orderQueue, integrationId, promptId, hours, ...messages }: QueueFormValues,
  stored: QueueDetail | null,
): QueueToSave => ({
  ...(stored && keptOf(stored)),
  ...messages,
  name: name.trim(),
  color,
  orderQueue: orderQueue ?? '',
  integrationId: integrationId ?? '',
  promptId: promptId ?? '',
  schedules: schedulesOf(hours),
});
