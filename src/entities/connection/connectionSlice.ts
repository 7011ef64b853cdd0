import { createSlice } from '@reduxjs/toolkit';
import { resyncFinished, resyncRequested, socketStateChanged } from '@/realtime/socketActions';
import { sessionEnded } from '../session/sessionActions';
import { initialConnection } from './connectionState';

export const connectionSlice = createSlice({
  name: 'connection',
  initialState: initialConnection,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(socketStateChanged, (state, { payload }) => {
        const wasLost = state.lostAt !== null;
        const worked = state.state === 'online' || state.state === 'resyncing';
        state.state = payload.state;
        state.nextTryAt = payload.nextTryAt;
        if (payload.state === 'online' || payload.state === 'offline') state.lostAt = null;
        else if (payload.state === 'connecting' && worked && !wasLost) state.lostAt = payload.at;
      })
      .addCase(resyncRequested, (state) => {
        state.state = 'resyncing';
        state.nextTryAt = null;
      })
      .addCase(resyncFinished, (state) => {
        if (state.state !== 'resyncing') return;
        state.state = 'online';
        state.lostAt = null;
      })
      .addCase(sessionEnded, () => initialConnection),
});
