import { createSlice } from '@reduxjs/toolkit';
import { onServerEvents } from '@/realtime/serverEvents';
import { sessionEnded } from '../session/sessionActions';
import { initialTags } from './tagsState';
import { createTag, loadTags } from './tagThunks';

export const tagsSlice = createSlice({
  name: 'tags',
  initialState: initialTags,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadTags.pending, (state) => {
        if (state.status !== 'ready') state.status = 'loading';
      })
      .addCase(loadTags.fulfilled, (state, { payload }) => {
        state.byId = Object.fromEntries(payload.map((tag) => [tag.id, tag]));
        state.status = 'ready';
      })
      .addCase(loadTags.rejected, (state) => {
        if (state.status !== 'ready') state.status = 'failed';
      })
      .addCase(createTag.fulfilled, (state, { payload }) => {
        if (payload) state.byId[payload.id] = payload;
      })
      .addCase(sessionEnded, () => initialTags);
    onServerEvents(builder, {
      tag: (state, event) => {
        if (event.action === 'delete') delete state.byId[event.id];
        else state.byId[event.record.id] = { ...state.byId[event.record.id], ...event.record };
      },
    });
  },
});
