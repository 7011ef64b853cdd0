import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DaySchedule } from '@/protocol/records/companies';
import { sessionEnded } from '../../session/sessionActions';

/** What is typed on the settings page and not saved yet: it stays when the page is left. */
export interface TypedSettings {
  /** Days of the company's opening hours. */
  readonly hours: readonly DaySchedule[];
  /** The token of the payment provider; null if it is as stored. */
  readonly asaas: string | null;
}

const NOTHING: TypedSettings = { hours: [], asaas: null };

export const typedSettingsSlice = createSlice({
  name: 'typedSettings',
  initialState: NOTHING,
  reducers: {
    hoursTyped: (state, { payload }: PayloadAction<TypedSettings['hours']>) => ({ ...state, hours: payload }),
    tokenTyped: (state, { payload }: PayloadAction<string>) => ({ ...state, asaas: payload }),
    tokenDiscarded: (state) => ({ ...state, asaas: null }),
    /** What was typed while it was being saved stays. */
    tokenSaved: (state, { payload }: PayloadAction<string>) =>
      state.asaas === payload ? { ...state, asaas: null } : state,
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => NOTHING);
  },
});

export const { hoursTyped, tokenTyped, tokenDiscarded, tokenSaved } = typedSettingsSlice.actions;

declare module '../../base/state' {
  interface EntitiesState {
    readonly typedSettings: TypedSettings;
  }
}
