import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DaySchedule } from '@/protocol/records/companies';
import { sessionEnded } from '../../session/sessionActions';

/** The days of the company's opening hours that are typed and not saved yet: they stay when the page is left. */
export type TypedHours = readonly DaySchedule[];

const NOTHING: TypedHours = [];

export const typedHoursSlice = createSlice({
  name: 'typedHours',
  initialState: NOTHING,
  reducers: {
    hoursTyped: (_, { payload }: PayloadAction<TypedHours>) => payload,
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => NOTHING);
  },
});

export const { hoursTyped } = typedHoursSlice.actions;

declare module '../../base/state' {
  interface EntitiesState {
    readonly typedHours: TypedHours;
  }
}
