import type { TicketNote } from '@/contract/entities/ticketNotes';
import type { LoadStatus } from '../loadStatus';

/** The notes of one ticket, the newest first. */
export interface NoteList {
  readonly notes: readonly TicketNote[];
  readonly status: LoadStatus;
}

export interface TicketNotesState {
  readonly byTicket: Readonly<Record<number, NoteList>>;
}

export const emptyNotes: NoteList = { notes: [], status: 'idle' };

export const initialTicketNotes: TicketNotesState = { byTicket: {} };
