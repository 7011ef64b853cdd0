import { createSelector, createSlice, type Draft } from '@reduxjs/toolkit';
import { type CampaignPace, readCampaignPace } from '@/domain/company/campaigns';
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
export const saveCampaignSettings = createAppThunk<CampaignSetting[], CampaignPace>(
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

type SettingsByKey = Readonly<Record<string, CampaignSetting>>;

/** The company's campaign settings as they are stored, by key. */
export interface CampaignSettingsState {
  readonly byKey: SettingsByKey;
  readonly status: LoadStatus;
  /** The running read, with what changed since it began. The answer may be older. */
  readonly load: { readonly requestId: string; readonly changes: SettingsByKey } | null;
}

const initialSettings: CampaignSettingsState = { byKey: {}, status: 'idle', load: null };

/** Merges settings: answers and events contain only the keys that changed. */
const merged = (known: SettingsByKey, records: readonly CampaignSetting[]): SettingsByKey => ({
  ...known,
  ...Object.fromEntries(records.map((record) => [record.key, record])),
});

const take = (state: Draft<CampaignSettingsState>, records: readonly CampaignSetting[]): void => {
  state.byKey = merged(state.byKey, records);
  if (state.load) state.load.changes = merged(state.load.changes, records);
};

export const campaignSettingsSlice = createSlice({
  name: 'campaignSettings',
  initialState: initialSettings,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadCampaignSettings.pending, (state, { meta }) => {
        state.load = { requestId: meta.requestId, changes: {} };
        if (state.status !== 'ready') state.status = 'loading';
      })
      .addCase(loadCampaignSettings.fulfilled, (state, { meta, payload }) => {
        if (state.load?.requestId !== meta.requestId) return;
        state.byKey = { ...merged({}, payload), ...state.load.changes };
        state.load = null;
        state.status = 'ready';
      })
      .addCase(loadCampaignSettings.rejected, (state, { meta }) => {
        if (state.load?.requestId !== meta.requestId) return;
        state.load = null;
        // Also where older ones are known: saving those would take back what was changed since.
        state.status = 'failed';
      })
      .addCase(saveCampaignSettings.fulfilled, (state, { payload }) => take(state, payload))
      .addCase(sessionEnded, () => initialSettings);
    onServerEvents(builder, { campaignSettings: (state, { records }) => take(state, records) });
  },
});

declare module '../../base/state' {
  interface EntitiesState {
    readonly campaignSettings: CampaignSettingsState;
  }
}
