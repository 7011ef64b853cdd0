import { createSlice } from '@reduxjs/toolkit';
import { isAbsentEndpoint } from '@/protocol/errors';
import { sessionEnded } from '../session/sessionActions';
import { sendScheduleNotice } from './scheduleThunks';

export interface ScheduleNoticesState {
  /** The server takes no notifications: asked once in a session. */
  readonly absent: boolean;
}

const initialState: ScheduleNoticesState = { absent: false };

export const scheduleNoticesSlice = createSlice({
  name: 'scheduleNotices',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sendScheduleNotice.rejected, (state, { error, meta }) => {
        if (!meta.condition && isAbsentEndpoint(error)) state.absent = true;
      })
      .addCase(sessionEnded, () => initialState);
  },
});

declare module '../state' {
  interface EntitiesState {
    readonly scheduleNotices: ScheduleNoticesState;
  }
}
