import { many, nothing, one, paged } from '@/protocol/answers';
import { campaignSchema, campaignSettingSchema } from '@/protocol/records/campaigns';
import { part, SLOW_ANSWER_TIMEOUT_MS, type Http } from './http';
import type { PageQuery } from './pageQuery';

type Messages = Readonly<Record<`${'message' | 'confirmationMessage'}${1 | 2 | 3 | 4 | 5}`, string | null>>;

/** The fields of a campaign; what is empty is null. */
export interface CampaignToSave extends Messages {
  readonly name: string;
  readonly status: string;
  readonly confirmation: boolean;
  /** Local time as `YYYY-MM-DD HH:mm:ss`. */
  readonly scheduledAt: string | null;
  /** IANA name of the zone `scheduledAt` is meant in. */
  readonly timeZone: string;
  readonly whatsappId: number | null;
  readonly contactListId: number | null;
  /** A tag's id, or any word for none. */
  readonly tagListId: number | string;
  readonly fileListId: number | null;
  readonly companyId: number;
}

/** How campaigns are sent; seconds and numbers of messages, 0 = none. */
export interface CampaignSettingsToSave {
  readonly messageInterval: number;
  readonly longerIntervalAfter: number;
  readonly greaterInterval: number;
  readonly variables: readonly { readonly key: string; readonly value: string }[];
}

export const createCampaigns = (http: Http) => ({
  page: (query: PageQuery, signal?: AbortSignal) =>
    http.get('/campaigns/', paged(campaignSchema), { query: { ...query }, signal }),
  /** With its contacts and what was sent. */
  show: (id: number) => http.get(`/campaigns/${part(id)}`, one(campaignSchema)),
  create: (body: CampaignToSave) => http.post('/campaigns', one(campaignSchema), { body }),
  update: (id: number, body: CampaignToSave) => http.put(`/campaigns/${part(id)}`, one(campaignSchema), { body }),
  remove: (id: number) => http.delete(`/campaigns/${part(id)}`, nothing),
  /** No event follows: the record has to be read again. */
  cancel: (id: number) => http.post(`/campaigns/${part(id)}/cancel`, nothing),
  restart: (id: number) => http.post(`/campaigns/${part(id)}/restart`, nothing),
  /** No event follows, neither here nor at the removal. */
  uploadMedia: (id: number, file: File) => {
    const body = new FormData();
    body.append('file', file);
    return http.post(`/campaigns/${part(id)}/media-upload`, nothing, { body, timeout: SLOW_ANSWER_TIMEOUT_MS });
  },
  removeMedia: (id: number) => http.delete(`/campaigns/${part(id)}/media-upload`, nothing),
  settings: () => http.get('/campaign-settings', many(campaignSettingSchema)),
  saveSettings: (settings: CampaignSettingsToSave) =>
    http.post('/campaign-settings', many(campaignSettingSchema), { body: { settings } }),
});
