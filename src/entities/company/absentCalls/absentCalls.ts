import { createSlice } from '@reduxjs/toolkit';
import { isAbsentEndpoint } from '@/protocol/errors';
import { sessionEnded } from '../../session/sessionActions';
import { startCampaignSettings } from '../companies/companies';
import { testIntegration } from '../queueIntegrations/queueIntegrations';

/** Calls that the server turned out to lack, so that they are not made again in this session. */
export interface AbsentCallsState {
  readonly campaignStart: boolean;
  readonly integrationTest: boolean;
}

const initialState: AbsentCallsState = { campaignStart: false, integrationTest: false };

export const absentCallsSlice = createSlice({
  name: 'absentCalls',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(startCampaignSettings.rejected, (state, { error }) => {
        if (isAbsentEndpoint(error)) state.campaignStart = true;
      })
      .addCase(testIntegration.rejected, (state, { error }) => {
        if (isAbsentEndpoint(error)) state.integrationTest = true;
      })
      .addCase(sessionEnded, () => initialState);
  },
});

declare module '../../base/state' {
  interface EntitiesState {
    readonly absentCalls: AbsentCallsState;
  }
}
