import { createSlice } from '@reduxjs/toolkit';
import type { Campaign } from '@/protocol/records/campaigns';
import { mergeCampaign } from '@/domain/company/campaigns';
import { onServerEvents } from '@/realtime/serverEvents';
import { loadCampaign } from '../campaigns/campaignThunks';
import type { LoadStatus } from '../../base/loadStatus';
import { createAppThunk } from '../../base/thunk';
import { sessionEnded } from '../../session/sessionActions';

/** Reads the campaign of the report on screen. Lists and dialogs read campaigns too, which must not replace that report. */
export const loadCampaignReport = createAppThunk<void, number>(
  'campaignReport/load',
  async (id, { dispatch }) => {
    await dispatch(loadCampaign(id)).unwrap();
  },
  { silent: true },
);

/** The campaign whose report is on screen. */
export interface CampaignReportState {
  /** Id of the campaign whose report is wanted. */
  readonly id: number | null;
  readonly campaign: Campaign | null;
  readonly status: LoadStatus;
  /** Number of live updates that said the campaign is finished; the report is read after each. */
  readonly finishes: number;
  /** The newest reading; answers to older ones are dropped. */
  readonly requestId: string | null;
}

const initialReport: CampaignReportState = {
  id: null,
  campaign: null,
  status: 'idle',
  finishes: 0,
  requestId: null,
};

export const campaignReportSlice = createSlice({
  name: 'campaignReport',
  initialState: initialReport,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadCampaignReport.pending, (state, { meta: { arg: id } }) => {
        if (state.id === id && state.status === 'ready') return state;
        return { ...initialReport, id, status: 'loading' };
      })
      .addCase(loadCampaign.pending, (state, { meta }) => {
        if (state.id === meta.arg) state.requestId = meta.requestId;
      })
      .addCase(loadCampaign.fulfilled, (state, { payload, meta }) => {
        if (state.requestId !== meta.requestId) return;
        state.requestId = null;
        if (payload) Object.assign(state, { campaign: payload, status: 'ready' });
        else if (state.status !== 'ready') state.status = 'failed';
      })
      .addCase(loadCampaign.rejected, (state, { meta }) => {
        if (state.requestId === meta.requestId) state.requestId = null;
      })
      .addCase(loadCampaignReport.rejected, (state, { meta }) => {
        if (state.id === meta.arg && state.status !== 'ready') state.status = 'failed';
      })
      .addCase(sessionEnded, () => initialReport);
    onServerEvents(builder, {
      campaign: (state, event) => {
        if (event.action === 'delete' || event.record.id !== state.id) return;
        // Also before the first answer, which may be older than the event.
        if (event.record.status === 'FINALIZADA') state.finishes += 1;
        if (state.campaign) Object.assign(state, { campaign: mergeCampaign(state.campaign as Campaign, event.record) });
      },
    });
  },
});

declare module '../../base/state' {
  interface EntitiesState {
    readonly campaignReport: CampaignReportState;
  }
}
