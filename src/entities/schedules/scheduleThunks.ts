import type { Schedule } from '@/protocol/records/schedules';
import { createAppThunk } from '../thunk';
import { schedules, type ScheduleFields } from './schedules';

interface ScheduleRef {
  readonly scheduleId: number;
}

/** Reads one schedule with its contact. */
export const loadSchedule = createAppThunk<Schedule | null, ScheduleRef>(
  'schedules/show',
  async ({ scheduleId }, { dispatch, extra }) => {
    const schedule = await extra.api.schedules.show(scheduleId);
    if (schedule) dispatch(schedules.received(schedule));
    return schedule;
  },
  { silent: true },
);

/** Puts a picture to a schedule in place of the one it has, and reads the record again: no event follows. */
export const uploadScheduleFile = createAppThunk<Schedule | null, ScheduleRef & { readonly file: File }>(
  'schedules/upload',
  async ({ scheduleId, file }, { dispatch, extra: { api } }) => {
    await api.schedules.uploadMedia(scheduleId, file);
    return dispatch(loadSchedule({ scheduleId })).unwrap();
  },
  { silent: 'denial' },
);

/** Takes the picture off a schedule, and reads the record again. */
export const removeScheduleFile = createAppThunk<Schedule | null, ScheduleRef>(
  'schedules/removeFile',
  async ({ scheduleId }, { dispatch, extra: { api } }) => {
    await api.schedules.removeMedia(scheduleId);
    return dispatch(loadSchedule({ scheduleId })).unwrap();
  },
  { silent: 'denial' },
);

/** Asks to be told when a schedule is sent; a server without this call is remembered for the session. */
export const sendScheduleNotice = createAppThunk<null, Pick<ScheduleFields, 'body' | 'contactId'>>(
  'schedules/notice',
  async ({ body, contactId }, { extra, getState }) => {
    const { user } = getState().session;
    if (!user?.companyId) return null;
    return extra.api.schedules.notify({
      body,
      type: 'schedule',
      companyId: user.companyId,
      userId: user.id,
      contactId,
    });
  },
  { silent: true, condition: (_, { scheduleNotices }) => !scheduleNotices.absent },
);
