import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { CampaignSettingsToSave } from '@/api/campaigns';
import { readCampaignPace } from '@/domain/company/campaigns';
import type { CampaignSetting } from '@/protocol/records/campaigns';
import { onServerEvents } from '@/realtime/serverEvents';
import type { LoadStatus } from '../../base/loadStatus';
import { sessionEnded } from '../../session/sessionActions';
import type { EntitiesState } from '../../base/state';
import { createAppThunk } from '../../base/thunk';

/** Reads the company's campaign settings. */
export const loadCampaignSettings = createAppThunk<CampaignSetting[]>(
  'campaignSettings/load',
  (_, { extra }) => extra.api.campaigns.settings(),
  { silent: true },
);

/** Stores all of them; resolves with the settings as sent if the answer is unreadable. */
export const saveCampaignSettings = createAppThunk<CampaignSetting[], CampaignSettingsToSave>(
  'campaignSettings/save',
  async (settings, { extra }) => {
    const saved = await extra.api.campaigns.saveSettings(settings);
    const sent = Object.entries(settings).map(([key, value]) => ({ key, value: JSON.stringify(value) }));
    return saved.length > 0 ? saved : sent;
  },
  { fallbackKey: 'campaigns:config.notSaved' },
);

/** The stored settings over the defaults. */
export const selectCampaignPace = createSelector(
  (state: EntitiesState) => state.campaignSettings.byKey,
  (byKey) => readCampaignPace(Object.values(byKey)),
);

/** The company's campaign settings as they are stored, by key. */
export interface CampaignSettingsState {
  readonly byKey: Readonly<Record<string, CampaignSetting>>;
  readonly status: LoadStatus;
}

const initialSettings: CampaignSettingsState = { byKey: {}, status: 'idle' };

/** Merges settings: answers and events contain only the keys that changed. */
const merged = (state: CampaignSettingsState, records: readonly CampaignSetting[]): CampaignSettingsState['byKey'] => ({
  ...state.byKey,
  ...Object.fromEntries(records.map((record) => [record.key, record])),
});

export const campaignSettingsSlice = createSlice({
  name: 'campaignSettings',
  initialState: initialSettings,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadCampaignSettings.pending, (state) => {
        if (state.status !== 'ready') state.status = 'loading';
      })
      .addCase(loadCampaignSettings.fulfilled, (_, { payload }) => ({
        byKey: merged(initialSettings, payload),
        status: 'ready',
      }))
      .addCase(loadCampaignSettings.rejected, (state) => {
        if (state.status !== 'ready') state.status = 'failed';
      })
      .addCase(saveCampaignSettings.fulfilled, (state, { payload }) => ({ ...state, byKey: merged(state, payload) }))
      .addCase(sessionEnded, () => initialSettings);
    onServerEvents(builder, {
      campaignSettings: (state, { records }) => {
        state.byKey = merged(state, records);
      },
    });
  },
});

declare module '../../base/state' {
  interface EntitiesState {
    readonly campaignSettings: CampaignSettingsState;
  }
}
