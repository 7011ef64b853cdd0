import { createSlice } from '@reduxjs/toolkit';
import { isAbsentEndpoint } from '@/protocol/errors';
import { sessionEnded } from '../../session/sessionActions';
import { startCampaignSettings } from '../companies/companies';
import { extrasAbsent } from '../contactExtras/contactExtras';
import { syncContactTags } from '../contacts/contacts';
import { testIntegration } from '../queueIntegrations/queueIntegrations';
import { sendScheduleNotice } from '../schedules/schedules';

/** Calls that the server turned out to lack, so that they are not made again in this session. */
export interface AbsentCallsState {
  readonly campaignStart: boolean;
  readonly contactExtras: boolean;
  readonly contactTags: boolean;
  readonly integrationTest: boolean;
  readonly scheduleNotice: boolean;
}

const initialState: AbsentCallsState = {
  campaignStart: false,
  contactExtras: false,
  contactTags: false,
  integrationTest: false,
  scheduleNotice: false,
};

/** The calls whose failure itself says that the server lacks them. */
const TOLD_BY_FAILURE = [
  ['campaignStart', startCampaignSettings.rejected],
  ['contactTags', syncContactTags.rejected],
  ['integrationTest', testIntegration.rejected],
  ['scheduleNotice', sendScheduleNotice.rejected],
] as const;

export const absentCallsSlice = createSlice({
  name: 'absentCalls',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    for (const [call, rejected] of TOLD_BY_FAILURE) {
      builder.addCase(rejected, (state, { error }) => {
        if (isAbsentEndpoint(error)) state[call] = true;
      });
    }
    builder
      .addCase(extrasAbsent, (state) => {
        state.contactExtras = true;
      })
      .addCase(sessionEnded, () => initialState);
  },
});

declare module '../../base/state' {
  interface EntitiesState {
    readonly absentCalls: AbsentCallsState;
  }
}
