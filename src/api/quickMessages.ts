import { addressPart } from '@/lib/addressPart';
import { many, nothing, one, paged } from '@/protocol/answers';
import { quickMessageSchema, type QuickMessage } from '@/protocol/records/quickMessages';
import { changesOf, pageOf, type PageQuery, uploadForm } from './calls';
import { uploadTimeout, type Http } from './http';

/** The fields of a quick message; servers store only its text. */
export interface QuickMessageToSave {
  readonly shortcode: string;
  readonly message: string;
  readonly geral: boolean;
  readonly status: boolean;
  readonly isMedia: boolean;
  readonly mediaPath: string | null;
}

/** Parameters of GET /quick-messages. */
export interface QuickMessagePageQuery extends PageQuery {
  /** Servers fail without it, and return only this user's messages. */
  readonly userId: number;
}

/** Servers store the file under its own name and send it by its address, in which blanks would break. */
const withoutSpaces = (file: File): string => file.name.replaceAll(/\s/g, '_');

export const createQuickMessages = (http: Http) => ({
  page: pageOf<QuickMessage, QuickMessagePageQuery>(http, '/quick-messages', paged(quickMessageSchema)),
  /** Every quick reply of one user. */
  list: (companyId: number, userId: number) =>
    http.get('/quick-messages/list', many(quickMessageSchema, 'records'), { query: { companyId, userId } }),
  show: (id: number) => http.get(`/quick-messages/${addressPart(id)}`, one(quickMessageSchema)),
  ...changesOf<QuickMessage, QuickMessageToSave>(http, '/quick-messages', one(quickMessageSchema)),
  /** No event follows. */
  uploadMedia: (id: number, file: File) =>
    http.post(`/quick-messages/${addressPart(id)}/media-upload`, nothing, {
      body: uploadForm({ typeArch: 'quickMessage' }, 'file', { content: file, name: withoutSpaces(file) }),
      timeout: uploadTimeout(file.size),
    }),
  removeMedia: (id: number) => http.delete(`/quick-messages/${addressPart(id)}/media-upload`, nothing),
});
