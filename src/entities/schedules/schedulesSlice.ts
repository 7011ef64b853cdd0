import { createSlice } from '@reduxjs/toolkit';
import { isAbsentEndpoint } from '@/contract/errors';
import { sessionEnded } from '../session/sessionActions';
import { initialSchedules } from './schedulesState';
import { sendScheduleNotice } from './scheduleThunks';

export const schedulesSlice = createSlice({
  name: 'schedules',
  initialState: initialSchedules,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sendScheduleNotice.rejected, (state, { error, meta }) => {
        if (!meta.condition && isAbsentEndpoint(error)) state.noticesAbsent = true;
      })
      .addCase(sessionEnded, () => initialSchedules);
  },
});
