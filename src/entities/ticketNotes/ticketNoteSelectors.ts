import type { EntitiesState } from '../state';
import { emptyNotes, type NoteList } from './ticketNotesState';

export const selectNotes = (state: EntitiesState, ticketId: number): NoteList =>
  state.ticketNotes.byTicket[ticketId] ?? emptyNotes;
