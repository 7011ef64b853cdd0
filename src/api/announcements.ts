import { addressPart } from '@/lib/addressPart';
import { many, one, paged } from '@/protocol/answers';
import { announcementSchema, type Announcement } from '@/protocol/records/announcements';
import { changesOf, mediaOf, pageOf } from './calls';
import { type Http } from './http';

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
  /** Active announcements of all companies, for readers. */
  page: pageOf(http, '/announcements/', paged(announcementSchema)),
  /** Announcements of one company; only this call returns inactive ones. */
  list: (companyId: number, signal?: AbortSignal) =>
    http.get('/announcements/list', many(announcementSchema, 'records'), { query: { companyId }, signal }),
  show: (id: number) => http.get(`/announcements/${addressPart(id)}`, one(announcementSchema)),
  ...changesOf<Announcement, AnnouncementToSave>(http, '/announcements', one(announcementSchema)),
  /** No folder is sent, so the file lands where every server looks first. */
  ...mediaOf(http, '/announcements'),
});
