import type { ScheduleToSave } from '@/api/schedules';
import type { Schedule } from '@/protocol/records/schedules';
import { EVERYTHING, type SearchQuery } from '../../base/collection/collectionState';
import { createCollection } from '../../base/collection/createCollection';
import { createRecordReader } from '../../base/collection/recordReader';
import { readAllPages } from '../../base/readAllPages';
import { createAppThunk } from '../../base/thunk';

/** A form's fields of a schedule. */
export interface ScheduleFields extends Omit<ScheduleToSave, 'userId' | 'companyId' | 'status'> {
  /** The author; an edit by another user does not change it. Null if new or if the author is gone: then the signed-in user is sent. */
  readonly userId: number | null;
}

/** Scheduled messages. Saving one schedules it again. */
export const schedules = createCollection<Schedule, SearchQuery, ScheduleFields>('schedules', {
  views: {
    page: ({ api, signal }, { query, pageNumber }) => api.schedules.page({ ...query, pageNumber }, signal),
  },
  event: 'schedule',
  save: async ({ api, session: { user } }, id, fields) => {
    const body: ScheduleToSave = { ...fields, userId: fields.userId ?? user?.id ?? 0, companyId: user?.companyId ?? 0 };
    return id === null ? api.schedules.create(body) : api.schedules.update(id, { ...body, status: 'PENDENTE' });
  },
  words: ({ title, body, contact }) => [title, body, contact?.name],
  texts: { saved: 'schedules:dialog.saved' },
});

interface ScheduleRef {
  readonly scheduleId: number;
}

/** Reads one schedule with its contact. */
export const loadSchedule = createRecordReader(schedules, (api, id) => api.schedules.show(id));

/** Reads every schedule, without showing them. */
export const readAllSchedules = createAppThunk<Schedule[]>(
  'schedules/readAll',
  (_, { extra: { api }, signal }) =>
    readAllPages((pageNumber) => api.schedules.page({ ...EVERYTHING, pageNumber }, signal)),
  { silent: true },
);

/** Deletes a schedule; the dialog says why the user may not. */
export const removeSchedule = createAppThunk<null, ScheduleRef>(
  'schedules/removeOne',
  async ({ scheduleId }, { dispatch, extra }) => {
    await extra.api.schedules.remove(scheduleId);
    dispatch(schedules.gone(scheduleId));
    return null;
  },
  { silent: 'denial' },
);

/** Replaces the picture of a schedule, and reads the record again, since no event follows. */
export const uploadScheduleFile = createAppThunk<Schedule | null, ScheduleRef & { readonly file: File }>(
  'schedules/upload',
  async ({ scheduleId, file }, { dispatch, extra: { api } }) => {
    await api.schedules.uploadMedia(scheduleId, file);
    return dispatch(loadSchedule(scheduleId)).unwrap();
  },
  { silent: 'denial' },
);

/**
 * Removes the picture of a schedule. No event follows, so the record is read again; servers refuse to remove it twice, so a read that
 * fails is no failure.
 */
export const removeScheduleFile = createAppThunk<void, ScheduleRef>(
  'schedules/removeFile',
  async ({ scheduleId }, { dispatch, getState, extra: { api } }) => {
    await api.schedules.removeMedia(scheduleId);
    const known = schedules.selectById(getState(), scheduleId);
    if (known) dispatch(schedules.received({ ...known, mediaPath: null, mediaName: null }));
    await dispatch(loadSchedule(scheduleId));
  },
  { silent: 'denial' },
);

/** Asks for a notification when a schedule is sent; a server without this call is remembered for the session. */
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
  { silent: true, condition: (_, { absentCalls }) => !absentCalls.scheduleNotice },
);
