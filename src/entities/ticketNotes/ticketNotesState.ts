import type { TicketNote } from '@/protocol/records/ticketNotes';
import type { LoadStatus } from '../loadStatus';

/** The notes of one ticket, the newest first. */
export interface NoteList {
  readonly notes: readonly TicketNote[];
  readonly status: LoadStatus;
}

export interface TicketNotesState {
  readonly byTicket: Readonly<Record<number, NoteList>>;
  /** Notes that were begun and not added, by ticket: another conversation on screen loses none. */
  readonly begun: Readonly<Record<number, string>>;
}

export const emptyNotes: NoteList = { notes: [], status: 'idle' };

export const initialTicketNotes: TicketNotesState = { byTicket: {}, begun: {} };

declare module '../state' {
  interface EntitiesState {
    readonly ticketNotes: TicketNotesState;
  }
}
