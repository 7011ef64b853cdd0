import { createSlice } from '@reduxjs/toolkit';
import { onServerEvents } from '@/realtime/serverEvents';
import { sessionEnded } from '../session/sessionActions';
import { initialQueues } from './queuesState';
import { loadQueues } from './queueThunks';

export const queuesSlice = createSlice({
  name: 'queues',
  initialState: initialQueues,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadQueues.pending, (state) => {
        if (state.status !== 'ready') state.status = 'loading';
      })
      .addCase(loadQueues.fulfilled, (state, { payload }) => {
        state.byId = Object.fromEntries(payload.map((queue) => [queue.id, queue]));
        state.status = 'ready';
      })
      .addCase(loadQueues.rejected, (state) => {
        if (state.status !== 'ready') state.status = 'failed';
      })
      .addCase(sessionEnded, () => initialQueues);
    onServerEvents(builder, {
      queue: (state, event) => {
        if (event.action === 'delete') delete state.byId[event.id];
        else if (event.action !== 'reload') {
          state.byId[event.record.id] = { ...state.byId[event.record.id], ...event.record };
        }
      },
    });
  },
});
