import { rest } from '@/protocol/rest';
import { SLOW_ANSWER_TIMEOUT_MS, type Http } from '../http';
import type { PageQuery } from '../pageQuery';

/** The fields of a quick message (CALL-69, CALL-70); servers keep only its words. */
export interface QuickMessageToSave {
  readonly shortcode: string;
  readonly message: string;
  readonly geral: boolean;
  readonly status: boolean;
  readonly isMedia: boolean;
  readonly mediaPath: string | null;
}

/** Parameters of GET /quick-messages (CALL-66). */
export interface QuickMessagePageQuery extends PageQuery {
  /** Servers fail without it, and list this user's messages alone (QMSG-02). */
  readonly userId: number;
}

/** Servers store the file under its own name in a folder from which it is sent as an address (QMSG-09). */
const withoutSpaces = (file: File): string => file.name.replaceAll(' ', '_');

export const createQuickMessages = (http: Http) => ({
  /** CALL-66. */
  page: (query: QuickMessagePageQuery, signal?: AbortSignal) =>
    http.request(rest.quickMessages.page, [], { query: { ...query }, signal }),
  /** CALL-67: every quick answer of one user. */
  list: (companyId: number, userId: number) =>
    http.request(rest.quickMessages.list, [], { query: { companyId, userId } }),
  show: (id: number) => http.request(rest.quickMessages.show, [id]),
  create: (body: QuickMessageToSave) => http.request(rest.quickMessages.create, [], { body }),
  update: (id: number, body: QuickMessageToSave) => http.request(rest.quickMessages.update, [id], { body }),
  remove: (id: number) => http.request(rest.quickMessages.remove, [id]),
  /** CALL-72. The text stands before the file: a later one is not seen (C19). No event follows. */
  uploadMedia: (id: number, file: File) => {
    const body = new FormData();
    body.append('typeArch', 'quickMessage');
    body.append('file', file, withoutSpaces(file));
    return http.request(rest.quickMessages.uploadMedia, [id], { body, timeout: SLOW_ANSWER_TIMEOUT_MS });
  },
  /** CALL-73. */
  removeMedia: (id: number) => http.request(rest.quickMessages.removeMedia, [id]),
});
