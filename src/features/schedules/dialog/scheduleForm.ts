import dayjs from 'dayjs';
import type { Schedule } from '@/protocol/records/schedules';
import { withNames } from '@/domain/company/contactNames';
import type { ScheduleFields } from '@/entities/company/schedules/schedules';
import type { ChosenFile } from '@/ui/form/FileChoice';

export interface ScheduleFormValues {
  readonly contactId: number | null;
  readonly title: string;
  readonly body: string;
  /** Local time as `YYYY-MM-DDTHH:mm`, the form of a datetime-local input. */
  readonly sendAt: string;
  /** A picture, see `isSendableFile`. */
  readonly file: ChosenFile | null;
  readonly notify: boolean;
}

/** Fewest characters of title and message. */
export const LEAST_LENGTH = 5;
/** How much of the message replaces a title that the server did not store, characters. */
const TITLE_FROM_BODY = 50;

const LOCAL = 'YYYY-MM-DDTHH:mm';

/** An empty form, to be sent one hour ahead unless a local time is given. */
export const newValues = (
  contactId: number | null,
  now: number,
  sendAt = dayjs(now).add(1, 'hour').format(LOCAL),
): ScheduleFormValues => ({
  contactId,
  title: '',
  body: '',
  sendAt,
  file: null,
  notify: false,
});

export const titleOf = ({ title, body }: Schedule): string =>
  title?.trim() || Array.from(body).slice(0, TITLE_FROM_BODY).join('');

/** The title as shown outside the form, where variables stand for the contact's name and "…" for the rest of a longer message. */
export const shownTitleOf = (schedule: Schedule): string => {
  const fill = (text: string): string => withNames(text, schedule.contact?.name ?? '');
  const body = fill(schedule.body);
  const shown = titleOf({ ...schedule, title: fill(schedule.title ?? ''), body });
  return !schedule.title?.trim() && shown.length < body.length ? `${shown.trimEnd()}…` : shown;
};

export const fileNameOf = ({ mediaName, mediaPath }: Schedule): string | null => mediaName || mediaPath || null;

export const valuesOf = (schedule: Schedule): ScheduleFormValues => {
  const fileName = fileNameOf(schedule);
  return {
    contactId: schedule.contactId ?? schedule.contact?.id ?? null,
    title: titleOf(schedule),
    body: schedule.body,
    sendAt: schedule.sendAt ? dayjs(schedule.sendAt).format(LOCAL) : '',
    file: fileName === null ? null : { kind: 'kept', name: fileName },
    notify: schedule.isSendNotification === true,
  };
};

/** Is a local time `YYYY-MM-DDTHH:mm` over at `now`, ms? What is no time is not. */
export const isPast = (sendAt: string, now: number): boolean => dayjs(sendAt).valueOf() < now;

/** What was typed for one message as the values of a new one: its time may be over, and the server has no picture of it. */
export const reusedValues = (
  values: ScheduleFormValues,
  contactId: number | null,
  now: number,
): ScheduleFormValues => ({
  ...values,
  contactId,
  sendAt: isPast(values.sendAt, now) ? newValues(null, now).sendAt : values.sendAt,
  file: values.file?.kind === 'new' ? values.file : null,
});

/** The body of a valid form for a stored schedule, or for a new one (null); the time with Z. One that was left alone stays exactly. */
export const fieldsOf = (
  values: ScheduleFormValues & { readonly contactId: number },
  schedule: Schedule | null,
): ScheduleFields => ({
  title: values.title.trim(),
  body: values.body,
  contactId: values.contactId,
  // In the hour that is repeated when clocks are set back, the local time of the field means two moments: keep the stored one.
  sendAt: dayjs(
    schedule && valuesOf(schedule).sendAt === values.sendAt ? schedule.sendAt : values.sendAt,
  ).toISOString(),
  isSendNotification: values.notify,
  userId: schedule?.userId ?? null,
});

/** The only kinds of pictures accepted. */
export const isSendableFile = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /\.(png|jpe?g)$/i.test(name) && (type === '' || /^image\/(png|jpe?g)$/.test(type));
