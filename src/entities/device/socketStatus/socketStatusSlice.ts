import { createSlice } from '@reduxjs/toolkit';
import { resyncFinished, resyncRequested, type SocketState, socketStateChanged } from '@/realtime/socketActions';
import { sessionEnded } from '../../session/sessionActions';

/** The live connection to the server. Before sign-in it is `offline` with `lostAt` null. */
export interface SocketStatus {
  readonly state: SocketState;
  /** When the connection was lost, or the first attempt at one failed, ms; null while it works and before that attempt ends. */
  readonly lostAt: number | null;
  /** When the next attempt starts, ms; null during an attempt. */
  readonly nextTryAt: number | null;
}

const initialSocketStatus: SocketStatus = { state: 'offline', lostAt: null, nextTryAt: null };

declare module '../../base/state' {
  interface EntitiesState {
    readonly socketStatus: SocketStatus;
  }
}

export const socketStatusSlice = createSlice({
  name: 'socketStatus',
  initialState: initialSocketStatus,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(socketStateChanged, (state, { payload }) => {
        const wasLost = state.lostAt !== null;
        const worked = state.state === 'online' || state.state === 'resyncing';
        state.state = payload.state;
        state.nextTryAt = payload.nextTryAt;
        if (payload.state === 'online' || payload.state === 'offline') state.lostAt = null;
        else if (payload.state === 'connecting' && !wasLost && (worked || payload.nextTryAt !== null)) {
          state.lostAt = payload.at;
        }
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
      .addCase(sessionEnded, () => initialSocketStatus),
});
