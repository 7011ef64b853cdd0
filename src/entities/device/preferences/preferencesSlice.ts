import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { WaitingLimits } from '@/domain/conversations/waiting';
import { defaultPreferences, type Preferences, type PreferencesState } from './preferencesState';

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: { ...defaultPreferences, deployedWaiting: null, deployedLock: null } as PreferencesState,
  reducers: {
    preferencesRead: (state, { payload }: PayloadAction<Preferences>) => ({ ...state, ...payload }),
    deployedRead: (
      state,
      { payload }: PayloadAction<{ readonly waitingLimits: WaitingLimits | null; readonly lockMinutes: number | null }>,
    ) => {
      state.deployedWaiting = payload.waitingLimits;
      state.deployedLock = payload.lockMinutes;
    },
    preferencesChanged: (state, { payload }: PayloadAction<Partial<Preferences>>) => ({ ...state, ...payload }),
  },
});

export const { preferencesRead, preferencesChanged, deployedRead } = preferencesSlice.actions;
