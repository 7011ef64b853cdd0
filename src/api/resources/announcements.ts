import { rest } from '@/protocol/rest';
import { SLOW_ANSWER_TIMEOUT_MS, type Http } from '../http';
import type { PageQuery } from '../pageQuery';

/** The fields of an announcement (CALL-120, CALL-121). */
export interface AnnouncementToSave {
  readonly title: string;
  readonly text: string;
  /** 1 high, 2 medium, 3 low. */
  readonly priority: number;
  /** False hides it from readers. */
  readonly status: boolean;
}

export const createAnnouncements = (http: Http) => ({
  /** CALL-118: what readers may see, of all companies. */
  page: (query: PageQuery, signal?: AbortSignal) =>
    http.request(rest.announcements.page, [], { query: { ...query }, signal }),
  /** Those of one company, the only call that knows inactive ones (ANN-02). */
  list: (companyId: number, signal?: AbortSignal) =>
    http.request(rest.announcements.list, [], { query: { companyId }, signal }),
  /** CALL-119. */
  show: (id: number) => http.request(rest.announcements.show, [id]),
  /** CALL-120. */
  create: (body: AnnouncementToSave) => http.request(rest.announcements.create, [], { body }),
  /** CALL-121. */
  update: (id: number, body: AnnouncementToSave) => http.request(rest.announcements.update, [id], { body }),
  /** CALL-122. */
  remove: (id: number) => http.request(rest.announcements.remove, [id]),
  /** CALL-123. Without a folder asked for, the file lies where every server looks first (C17). */
  uploadMedia: (id: number, file: File) => {
    const body = new FormData();
    body.append('file', file, file.name);
    return http.request(rest.announcements.uploadMedia, [id], { body, timeout: SLOW_ANSWER_TIMEOUT_MS });
  },
  /** CALL-124. */
  removeMedia: (id: number) => http.request(rest.announcements.removeMedia, [id]),
});
