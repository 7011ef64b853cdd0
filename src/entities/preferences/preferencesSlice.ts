import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { WaitingLimits } from '@/domain/waiting';
import { defaultPreferences, type Preferences, type PreferencesState } from './preferencesState';

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: { ...defaultPreferences, deployedWaiting: null } as PreferencesState,
  reducers: {
    preferencesRead: (state, { payload }: PayloadAction<Preferences>) => ({ ...state, ...payload }),
    deployedWaitingRead: (state, { payload }: PayloadAction<WaitingLimits | null>) => {
      state.deployedWaiting = payload;
    },
    preferencesChanged: (state, { payload }: PayloadAction<Partial<Preferences>>) => ({ ...state, ...payload }),
  },
});

export const { preferencesRead, preferencesChanged, deployedWaitingRead } = preferencesSlice.actions;
