import { createSlice } from '@reduxjs/toolkit';
import { onServerEvents } from '@/realtime/serverEvents';
import { sessionEnded } from '../session/sessionActions';
import { initialQuickMessages } from './quickMessagesState';
import { loadQuickMessages } from './quickMessageThunks';

export const quickMessagesSlice = createSlice({
  name: 'quickMessages',
  initialState: initialQuickMessages,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadQuickMessages.pending, (state) => {
        if (state.status !== 'ready') state.status = 'loading';
      })
      .addCase(loadQuickMessages.fulfilled, (state, { payload }) => {
        state.byId = Object.fromEntries(payload.map((record) => [record.id, record]));
        state.status = 'ready';
      })
      .addCase(loadQuickMessages.rejected, (state) => {
        if (state.status !== 'ready') state.status = 'failed';
      })
      .addCase(sessionEnded, () => initialQuickMessages);
    onServerEvents(builder, {
      // Those of colleagues come too; a new one is read with the list, which knows whose it is.
      quickmessage: (state, event) => {
        if (event.action === 'delete') {
          delete state.byId[event.id];
          return;
        }
        const known = state.byId[event.record.id];
        if (known) state.byId[known.id] = { ...known, ...event.record };
      },
    });
  },
});
