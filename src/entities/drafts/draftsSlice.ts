import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../session/sessionActions';
import { initialDrafts, type Draft } from './draftsState';

export const draftsSlice = createSlice({
  name: 'drafts',
  initialState: initialDrafts,
  reducers: {
    draftsRestored: (state, { payload }: PayloadAction<readonly Draft[]>) => {
      // What was typed since the start is newer than what is on disk.
      for (const draft of payload) state.byTicket[draft.ticketId] ??= draft;
      state.loaded = true;
    },
    /** The user typed; an empty draft is none. */
    draftChanged: (state, { payload }: PayloadAction<Draft>) => {
      if (payload.text === '' && payload.quotedMsgId === null) delete state.byTicket[payload.ticketId];
      else state.byTicket[payload.ticketId] = payload;
    },
    draftCleared: (state, { payload }: PayloadAction<{ readonly ticketId: number }>) => {
      delete state.byTicket[payload.ticketId];
    },
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialDrafts),
});

export const { draftsRestored, draftChanged, draftCleared } = draftsSlice.actions;
