import type { QueueToSave } from '@/api/queues';
import type { DaySchedule } from '@/protocol/records/companies';
import type { QueueDetail } from '@/protocol/records/queues';
import { DEFAULT_HOURS } from '@/domain/company/openingHours';

type Hours = Pick<DaySchedule, 'startTime' | 'endTime'>;

type HoursField = `hours-${string}`;

/** The form's field with the hours of a day. */
export const hoursField = ({ weekdayEn }: Pick<DaySchedule, 'weekdayEn'>): HoursField => `hours-${weekdayEn}`;

export interface QueueFormValues {
  readonly name: string;
  readonly color: string;
  readonly orderQueue: number | null;
  readonly greetingMessage: string;
  readonly outOfHoursMessage: string;
  /** A cleared choice is undefined. */
  readonly integrationId: number | null | undefined;
  readonly promptId: number | null | undefined;
  /** A field for each day, so that a colleague's change of another day is no change of this one. */
  readonly [day: HoursField]: Hours;
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

const hoursOf = (week: readonly DaySchedule[]): Readonly<Record<HoursField, Hours>> =>
  Object.fromEntries(week.map((day) => [hoursField(day), { startTime: day.startTime, endTime: day.endTime }]));

/** What the form shows of a queue; of none, a new one. */
export const valuesOf = (queue: QueueDetail | null): QueueFormValues => ({
  name: queue?.name ?? '',
  color: queue?.color ?? '',
  orderQueue: queue?.orderQueue ?? null,
  greetingMessage: queue?.greetingMessage ?? '',
  outOfHoursMessage: queue?.outOfHoursMessage ?? '',
  integrationId: queue?.integrationId ?? null,
  promptId: queue?.promptId ?? null,
  ...hoursOf(weekOf(queue)),
});

/** A queue without any hours keeps none: it is always open. */
const schedulesOf = (values: Readonly<Record<HoursField, Hours>>): DaySchedule[] => {
  const week = DEFAULT_HOURS.map(({ weekday, weekdayEn }) => ({
    weekday,
    weekdayEn,
    startTime: values[hoursField({ weekdayEn })]?.startTime ?? '',
    endTime: values[hoursField({ weekdayEn })]?.endTime ?? '',
  }));
  return week.every(({ startTime, endTime }) => !startTime && !endTime) ? [] : week;
};

/** Fields the form does not show and the server would otherwise lose. */
const keptOf = ({ completionMessage, ratingMessage, token }: QueueDetail) => ({
  ...(completionMessage !== undefined && { completionMessage }),
  ...(ratingMessage !== undefined && { ratingMessage }),
  ...(token !== undefined && { token }),
});

/** What is sent of the form. */
export const fieldsOf = (values: QueueFormValues, stored: QueueDetail | null): QueueToSave => ({
  ...(stored && keptOf(stored)),
  name: values.name.trim(),
  color: values.color,
  orderQueue: values.orderQueue ?? '',
  greetingMessage: values.greetingMessage,
  outOfHoursMessage: values.outOfHoursMessage,
  integrationId: values.integrationId ?? '',
  promptId: values.promptId ?? '',
  schedules: schedulesOf(values),
});
