import type { ScheduleToSave } from '@/api/schedules';
import type { Schedule } from '@/protocol/records/schedules';
import type { SearchQuery } from '../collection/collectionState';
import { createCollection } from '../collection/createCollection';

/** What a form knows of a schedule; its owner is the signed-in user. */
export type ScheduleFields = Omit<ScheduleToSave, 'userId' | 'companyId' | 'status'>;

/** Messages to be sent later. A change arms a schedule again. */
export const schedules = createCollection<Schedule, SearchQuery, ScheduleFields>('schedules', {
  views: {
    page: ({ api, signal }, { query, pageNumber }) => api.schedules.page({ ...query, pageNumber }, signal),
  },
  event: 'schedule',
  save: async ({ api, session: { user } }, id, fields) => {
    const body: ScheduleToSave = { ...fields, userId: user?.id ?? 0, companyId: user?.companyId ?? 0 };
    return id === null ? api.schedules.create(body) : api.schedules.update(id, { ...body, status: 'PENDENTE' });
  },
  remove: ({ api }, id) => api.schedules.remove(id),
  words: ({ title, body, contact }) => [title, body, contact?.name],
  texts: { saved: 'schedules:dialog.saved', removed: 'schedules:dialog.removed' },
});
