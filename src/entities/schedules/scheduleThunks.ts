import type { ScheduleToSave } from '@/api/resources/schedules';
import type { Schedule } from '@/contract/entities/schedules';
import { createAppThunk } from '../thunk';

interface ScheduleRef {
  readonly scheduleId: number;
}

/** Reads one schedule with its contact (CALL-83). */
export const loadSchedule = createAppThunk<Schedule | null, ScheduleRef>(
  'schedules/load',
  ({ scheduleId }, { extra }) => extra.api.schedules.show(scheduleId),
  { silent: true },
);

/** What a form knows of a schedule; its owner is the signed-in user. */
export type ScheduleFields = Omit<ScheduleToSave, 'userId' | 'companyId' | 'status'>;

export interface ScheduleSave {
  /** Null creates the schedule. */
  readonly scheduleId: number | null;
  readonly fields: ScheduleFields;
}

/** Creates or changes a schedule; a change arms it again (SCHED-18). */
export const saveSchedule = createAppThunk<Schedule | null, ScheduleSave>(
  'schedules/save',
  async ({ scheduleId, fields }, { extra: { api }, getState }) => {
    const { user } = getState().session;
    if (!user?.companyId) return null;
    const body: ScheduleToSave = { ...fields, userId: user.id, companyId: user.companyId };
    return scheduleId === null
      ? api.schedules.create(body)
      : api.schedules.update(scheduleId, { ...body, status: 'PENDENTE' });
  },
);

/** Takes a schedule back (SCHED-20). */
export const removeSchedule = createAppThunk<null, ScheduleRef>('schedules/remove', ({ scheduleId }, { extra }) =>
  extra.api.schedules.remove(scheduleId),
);

/** Puts a picture to a schedule in place of the one it has, and reads the record again: no event follows (SCHED-18). */
export const uploadScheduleFile = createAppThunk<Schedule | null, ScheduleRef & { readonly file: File }>(
  'schedules/upload',
  async ({ scheduleId, file }, { extra: { api } }) => {
    await api.schedules.uploadMedia(scheduleId, file);
    return api.schedules.show(scheduleId);
  },
);

/** Takes the picture off a schedule (SCHED-19). */
export const removeScheduleFile = createAppThunk<null, ScheduleRef>(
  'schedules/removeFile',
  ({ scheduleId }, { extra }) => extra.api.schedules.removeMedia(scheduleId),
);

/** Asks to be told when a schedule is sent; a server without this call is remembered for the session (SCHED-22). */
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
  { silent: true, condition: (_, { schedules }) => !schedules.noticesAbsent },
);
