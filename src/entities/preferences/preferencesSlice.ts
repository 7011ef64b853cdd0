import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defaultPreferences, type Preferences } from './preferencesState';

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: defaultPreferences,
  reducers: {
    preferencesRead: (_, { payload }: PayloadAction<Preferences>) => payload,
    preferencesChanged: (state, { payload }: PayloadAction<Partial<Preferences>>) => ({ ...state, ...payload }),
  },
});

export const { preferencesRead, preferencesChanged } = preferencesSlice.actions;
