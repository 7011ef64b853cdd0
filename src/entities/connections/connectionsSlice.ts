import { createSlice, isAnyOf, type Draft } from '@reduxjs/toolkit';
import type { Whatsapp } from '@/contract/entities/whatsapp';
import { onServerEvents } from '@/realtime/serverEvents';
import { sessionEnded } from '../session/sessionActions';
import { initialConnections, type ConnectionsState } from './connectionsState';
import { loadConnection, loadConnections, removeConnection, saveConnection } from './connectionThunks';

/** The token of the external API is for the dialog alone, which reads it from the server (SEC-05). */
const withoutToken = ({ token: _token, ...facts }: Whatsapp): Whatsapp => facts;

const upsert = (state: Draft<ConnectionsState>, connection: Whatsapp): void => {
  state.byId[connection.id] = { ...state.byId[connection.id], ...withoutToken(connection) };
};

export const connectionsSlice = createSlice({
  name: 'connections',
  initialState: initialConnections,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadConnections.pending, (state) => {
        if (state.status !== 'ready') state.status = 'loading';
      })
      .addCase(loadConnections.fulfilled, (state, { payload }) => {
        state.byId = Object.fromEntries(payload.map((connection) => [connection.id, withoutToken(connection)]));
        state.status = 'ready';
      })
      .addCase(loadConnections.rejected, (state) => {
        if (state.status !== 'ready') state.status = 'failed';
      })
      .addCase(removeConnection.fulfilled, (state, { meta }) => {
        delete state.byId[meta.arg];
      })
      .addCase(sessionEnded, () => initialConnections)
      .addMatcher(isAnyOf(loadConnection.fulfilled, saveConnection.fulfilled), (state, { payload }) => {
        if (payload) upsert(state, payload);
      });
    onServerEvents(builder, {
      whatsapp: (state, event) => {
        if (event.action === 'delete') delete state.byId[event.id];
        else upsert(state, event.record);
      },
      // Only for connections that are known: this event also comes under a name all companies share (RT-23).
      whatsappSession: (state, { record }) => {
        if (state.byId[record.id]) upsert(state, record);
      },
    });
  },
});
