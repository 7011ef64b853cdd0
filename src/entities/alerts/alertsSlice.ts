import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defaultAlerts, type AlertChoices } from './alertsState';

export const alertsSlice = createSlice({
  name: 'alerts',
  initialState: defaultAlerts,
  reducers: {
    alertsRead: (_, { payload }: PayloadAction<AlertChoices>) => payload,
    alertsChanged: (state, { payload }: PayloadAction<Partial<AlertChoices>>) => ({ ...state, ...payload }),
  },
});

export const { alertsRead, alertsChanged } = alertsSlice.actions;
