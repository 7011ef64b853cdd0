import { createSlice, type Draft } from '@reduxjs/toolkit';
import type { NotePlace } from '@/api/ticketNotes';
import { createKeyedQueue } from '@/lib/keyedQueue';
import type { TicketNote } from '@/protocol/records/ticketNotes';
import type { LoadStatus } from '../../base/loadStatus';
import { sessionEnded } from '../../session/sessionActions';
import type { EntitiesState } from '../../base/state';
import { createAppThunk } from '../../base/thunk';
import { draftChanged } from '../drafts/draftsSlice';
import { selectDraft } from '../drafts/draftsState';
import { ticketRemoved } from '../tickets/ticketActions';

/** Queues the calls about a ticket's notes, by ticket id: a list that was read before a change must not undo it. */
const inNoteOrder = createKeyedQueue();

/** Reads the notes of a ticket. Servers send no events about them. */
export const loadNotes = createAppThunk<TicketNote[], NotePlace>(
  'ticketNotes/load',
  (place, { extra }) => inNoteOrder(place.ticketId, () => extra.api.ticketNotes.list(place)),
  { silent: true },
);

/** Adds a note; its author, which the answer lacks, is the signed-in user. */
export const addNote = createAppThunk<TicketNote | null, NotePlace & { readonly note: string }>(
  'ticketNotes/add',
  async ({ note, ...place }, { dispatch, extra, getState }) => {
    const added = await inNoteOrder(place.ticketId, () => extra.api.ticketNotes.create(place, note));
    // What was typed further meanwhile stays.
    if (selectDraft(getState(), place.ticketId)?.note.trim() === note)
      dispatch(draftChanged({ ticketId: place.ticketId, note: '' }));
    // The answer may be empty: then only the list has the note.
    if (!added) await dispatch(loadNotes(place));
    const { user } = getState().session;
    return added && user ? { ...added, user: { id: user.id, name: user.name } } : added;
  },
  { condition: ({ ticketId }, { ticketNotes }) => !ticketNotes.adding[ticketId] },
);

/** Deletes a note. Servers may allow this only to admins; after a refusal the note stays. */
export const removeNote = createAppThunk<null, { readonly ticketId: number; readonly noteId: number }>(
  'ticketNotes/remove',
  ({ ticketId, noteId }, { extra }) => inNoteOrder(ticketId, () => extra.api.ticketNotes.remove(noteId)),
);

/** The notes of one ticket, newest first. */
export interface NoteList {
  readonly notes: readonly TicketNote[];
  readonly status: LoadStatus;
}

export interface TicketNotesState {
  readonly byTicket: Readonly<Record<number, NoteList>>;
  /** Tickets to which a note is being added; the form that did it may have been closed and opened again. */
  readonly adding: Readonly<Record<number, true>>;
}

const emptyNotes: NoteList = { notes: [], status: 'idle' };

const initialTicketNotes: TicketNotesState = { byTicket: {}, adding: {} };

declare module '../../base/state' {
  interface EntitiesState {
    readonly ticketNotes: TicketNotesState;
  }
}

const notesOf = (state: Draft<TicketNotesState>, ticketId: number): Draft<NoteList> =>
  (state.byTicket[ticketId] ??= { ...emptyNotes, notes: [] });

export const ticketNotesSlice = createSlice({
  name: 'ticketNotes',
  initialState: initialTicketNotes,
  reducers: {},
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
      .addCase(addNote.pending, (state, { meta }) => {
        state.adding[meta.arg.ticketId] = true;
      })
      .addCase(addNote.rejected, (state, { meta }) => {
        delete state.adding[meta.arg.ticketId];
      })
      .addCase(addNote.fulfilled, (state, { meta, payload }) => {
        delete state.adding[meta.arg.ticketId];
        if (payload) notesOf(state, meta.arg.ticketId).notes.unshift(payload);
      })
      .addCase(removeNote.fulfilled, (state, { meta }) => {
        const list = notesOf(state, meta.arg.ticketId);
        list.notes = list.notes.filter((note) => note.id !== meta.arg.noteId);
      })
      .addCase(ticketRemoved, (state, { payload }) => {
        delete state.byTicket[payload.ticketId];
      })
      .addCase(sessionEnded, () => initialTicketNotes);
  },
});

export const selectNotes = (state: EntitiesState, ticketId: number): NoteList =>
  state.ticketNotes.byTicket[ticketId] ?? emptyNotes;

export const selectIsAddingNote = (state: EntitiesState, ticketId: number): boolean =>
  state.ticketNotes.adding[ticketId] === true;
