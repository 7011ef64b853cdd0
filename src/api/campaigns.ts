import type { CampaignPace } from '@/domain/company/campaigns';
import { addressPart } from '@/lib/addressPart';
import { many, nothing, one, paged } from '@/protocol/answers';
import { campaignSchema, campaignSettingSchema, type Campaign } from '@/protocol/records/campaigns';
import { changesOf, mediaOf, pageOf } from './calls';
import { type Http } from './http';

type Messages = Readonly<Record<`${'message' | 'confirmationMessage'}${1 | 2 | 3 | 4 | 5}`, string | null>>;

/** The fields of a campaign; empty ones are null. */
export interface CampaignToSave extends Messages {
  readonly name: string;
  readonly status: string;
  readonly confirmation: boolean;
  /** Local time as `YYYY-MM-DD HH:mm:ss`. */
  readonly scheduledAt: string | null;
  /** IANA name of the time zone of `scheduledAt`. */
  readonly timeZone: string;
  readonly whatsappId: number | null;
  readonly contactListId: number | null;
  /** The id of a tag; any text means no tag. */
  readonly tagListId: number | string;
  readonly fileListId: number | null;
  readonly companyId: number;
}

export const createCampaigns = (http: Http) => ({
  page: pageOf(http, '/campaigns/', paged(campaignSchema)),
  /** With its contacts and what was sent. */
  show: (id: number) => http.get(`/campaigns/${addressPart(id)}`, one(campaignSchema)),
  ...changesOf<Campaign, CampaignToSave>(http, '/campaigns', one(campaignSchema)),
  /** No event follows, so read the record again. */
  cancel: (id: number) => http.post(`/campaigns/${addressPart(id)}/cancel`, nothing),
  restart: (id: number) => http.post(`/campaigns/${addressPart(id)}/restart`, nothing),
  ...mediaOf(http, '/campaigns'),
  settings: () => http.get('/campaign-settings', many(campaignSettingSchema)),
  saveSettings: (settings: CampaignPace) =>
    http.post('/campaign-settings', many(campaignSettingSchema), { body: { settings } }),
});
