import { campaignSchema, campaignSettingSchema } from '../records/campaigns';
import { call, many, nothing, one, paged, part } from './call';

/** rest.md §15. */
export const campaigns = {
  page: call('GET', () => '/campaigns/', paged(campaignSchema)),
  show: call('GET', (id: number) => `/campaigns/${part(id)}`, one(campaignSchema)),
  create: call('POST', () => '/campaigns', one(campaignSchema)),
  update: call('PUT', (id: number) => `/campaigns/${part(id)}`, one(campaignSchema)),
  remove: call('DELETE', (id: number) => `/campaigns/${part(id)}`, nothing),
  cancel: call('POST', (id: number) => `/campaigns/${part(id)}/cancel`, nothing),
  restart: call('POST', (id: number) => `/campaigns/${part(id)}/restart`, nothing),
  uploadMedia: call('POST', (id: number) => `/campaigns/${part(id)}/media-upload`, nothing),
  removeMedia: call('DELETE', (id: number) => `/campaigns/${part(id)}/media-upload`, nothing),
  settings: call('GET', () => '/campaign-settings', many(campaignSettingSchema)),
  saveSettings: call('POST', () => '/campaign-settings', many(campaignSettingSchema)),
  /** Absent on servers A and B. */
  initialSettings: call('POST', (companyId: number) => `/campaign-settings-initial/${part(companyId)}`, nothing),
};
