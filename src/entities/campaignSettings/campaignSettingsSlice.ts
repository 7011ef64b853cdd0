import { createSlice } from '@reduxjs/toolkit';
import type { CampaignSetting } from '@/protocol/records/campaigns';
import { onServerEvents } from '@/realtime/serverEvents';
import type { LoadStatus } from '../loadStatus';
import { sessionEnded } from '../session/sessionActions';
import { loadCampaignSettings, saveCampaignSettings } from './campaignSettingThunks';

/** The company's campaign settings as they are stored, by key. */
export interface CampaignSettingsState {
  readonly byKey: Readonly<Record<string, CampaignSetting>>;
  readonly status: LoadStatus;
}

const initialSettings: CampaignSettingsState = { byKey: {}, status: 'idle' };

/** Answers and events name the keys that changed, not all of them. */
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

declare module '../state' {
  interface EntitiesState {
    readonly campaignSettings: CampaignSettingsState;
  }
}
