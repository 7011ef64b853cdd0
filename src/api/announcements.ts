import { many, nothing, one, paged } from '@/protocol/answers';
import { announcementSchema } from '@/protocol/records/announcements';
import { part, SLOW_ANSWER_TIMEOUT_MS, type Http } from './http';
import type { PageQuery } from './pageQuery';

/** The fields of an announcement. */
export interface AnnouncementToSave {
  readonly title: string;
  readonly text: string;
  /** 1 high, 2 medium, 3 low. */
  readonly priority: number;
  /** False hides it from readers. */
  readonly status: boolean;
}

export const createAnnouncements = (http: Http) => ({
  /** What readers may see, of all companies. */
  page: (query: PageQuery, signal?: AbortSignal) =>
    http.get('/announcements/', paged(announcementSchema), { query: { ...query }, signal }),
  /** Those of one company, the only call that knows inactive ones. */
  list: (companyId: number, signal?: AbortSignal) =>
    http.get('/announcements/list', many(announcementSchema, 'records'), { query: { companyId }, signal }),
  show: (id: number) => http.get(`/announcements/${part(id)}`, one(announcementSchema)),
  create: (body: AnnouncementToSave) => http.post('/announcements', one(announcementSchema), { body }),
  update: (id: number, body: AnnouncementToSave) =>
    http.put(`/announcements/${part(id)}`, one(announcementSchema), { body }),
  remove: (id: number) => http.delete(`/announcements/${part(id)}`, nothing),
  /** Without a folder asked for, the file lies where every server looks first. */
  uploadMedia: (id: number, file: File) => {
    const body = new FormData();
    body.append('file', file, file.name);
    return http.post(`/announcements/${part(id)}/media-upload`, nothing, { body, timeout: SLOW_ANSWER_TIMEOUT_MS });
  },
  removeMedia: (id: number) => http.delete(`/announcements/${part(id)}/media-upload`, nothing),
});
