import type { CampaignSettingsToSave } from '@/api/campaigns';
import type { CampaignSetting } from '@/protocol/records/campaigns';
import { createAppThunk } from '../thunk';

/** Reads the company's campaign settings. */
export const loadCampaignSettings = createAppThunk<CampaignSetting[]>(
  'campaignSettings/load',
  (_, { extra }) => extra.api.campaigns.settings(),
  { silent: true },
);

/** Stores all of them. */
export const saveCampaignSettings = createAppThunk<CampaignSetting[], CampaignSettingsToSave>(
  'campaignSettings/save',
  (settings, { extra }) => extra.api.campaigns.saveSettings(settings),
  { fallbackKey: 'campaigns:config.notSaved' },
);
