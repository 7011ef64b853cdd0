import { rest } from '@/protocol/rest';
import { SLOW_ANSWER_TIMEOUT_MS, type Http } from '../http';
import type { PageQuery } from '../pageQuery';

type Messages = Readonly<Record<`${'message' | 'confirmationMessage'}${1 | 2 | 3 | 4 | 5}`, string | null>>;

/** The fields of a campaign (CALL-90, CALL-91); what is empty is null (CAMP-24). */
export interface CampaignToSave extends Messages {
  readonly name: string;
  readonly status: string;
  readonly confirmation: boolean;
  /** Local time as `YYYY-MM-DD HH:mm:ss` (CAMP-25). */
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
  /** CALL-88. */
  page: (query: PageQuery, signal?: AbortSignal) =>
    http.request(rest.campaigns.page, [], { query: { ...query }, signal }),
  /** CALL-89: with its contacts and what was sent. */
  show: (id: number) => http.request(rest.campaigns.show, [id]),
  create: (body: CampaignToSave) => http.request(rest.campaigns.create, [], { body }),
  update: (id: number, body: CampaignToSave) => http.request(rest.campaigns.update, [id], { body }),
  remove: (id: number) => http.request(rest.campaigns.remove, [id]),
  /** CALL-93, CALL-94. No event follows: the record has to be read again. */
  cancel: (id: number) => http.request(rest.campaigns.cancel, [id]),
  restart: (id: number) => http.request(rest.campaigns.restart, [id]),
  /** CALL-95. No event follows, neither here nor at the removal (CALL-96). */
  uploadMedia: (id: number, file: File) => {
    const body = new FormData();
    body.append('file', file);
    return http.request(rest.campaigns.uploadMedia, [id], { body, timeout: SLOW_ANSWER_TIMEOUT_MS });
  },
  removeMedia: (id: number) => http.request(rest.campaigns.removeMedia, [id]),
  /** CALL-97. */
  settings: () => http.request(rest.campaigns.settings, []),
  /** CALL-98. */
  saveSettings: (settings: CampaignSettingsToSave) =>
    http.request(rest.campaigns.saveSettings, [], { body: { settings } }),
});
