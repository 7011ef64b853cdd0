import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../session/sessionActions';
import { ticketRemoved } from '../tickets/ticketActions';
import { emptyNotes, initialTicketNotes, type NoteList, type TicketNotesState } from './ticketNotesState';
import { addNote, loadNotes, removeNote } from './ticketNoteThunks';

const notesOf = (state: Draft<TicketNotesState>, ticketId: number): Draft<NoteList> =>
  (state.byTicket[ticketId] ??= { ...emptyNotes, notes: [] });

export const ticketNotesSlice = createSlice({
  name: 'ticketNotes',
  initialState: initialTicketNotes,
  reducers: {
    noteTyped: (state, { payload: { ticketId, text } }: PayloadAction<{ ticketId: number; text: string }>) => {
      if (text === '') delete state.begun[ticketId];
      else state.begun[ticketId] = text;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadNotes.pending, (state, { meta }) => {
        const list = notesOf(state, meta.arg.ticketId);
        if (list.status !== 'ready') list.status = 'loading';
      })
      .addCase(loadNotes.fulfilled, (state, { meta, payload }) => {
        state.byTicket[meta.arg.ticketId] = { notes: payload, status: 'ready' };
      })
      .addCase(loadNotes.rejected, (state, { meta }) => {
        const list = notesOf(state, meta.arg.ticketId);
        if (list.status !== 'ready') list.status = 'failed';
      })
      .addCase(addNote.fulfilled, (state, { meta, payload }) => {
        delete state.begun[meta.arg.ticketId];
        const list = notesOf(state, meta.arg.ticketId);
        // A running load may have added it already.
        if (payload && !list.notes.some((note) => note.id === payload.id)) list.notes.unshift(payload);
      })
      .addCase(removeNote.fulfilled, (state, { meta }) => {
        const list = notesOf(state, meta.arg.ticketId);
        list.notes = list.notes.filter((note) => note.id !== meta.arg.noteId);
      })
      .addCase(ticketRemoved, (state, { payload }) => {
        delete state.byTicket[payload.ticketId];
        delete state.begun[payload.ticketId];
      })
      .addCase(sessionEnded, () => initialTicketNotes);
  },
});

export const { noteTyped } = ticketNotesSlice.actions;
