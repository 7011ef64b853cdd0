import type { NotePlace } from '@/api/ticketNotes';
import type { TicketNote } from '@/protocol/records/ticketNotes';
import { createAppThunk } from '../thunk';

/** Reads the notes of a ticket. Servers send no events about them. */
export const loadNotes = createAppThunk<TicketNote[], NotePlace>(
  'ticketNotes/load',
  (place, { extra }) => extra.api.ticketNotes.list(place),
  { silent: true },
);

/** Adds a note; its author, which the answer lacks, is the signed-in user. */
export const addNote = createAppThunk<TicketNote | null, NotePlace & { readonly note: string }>(
  'ticketNotes/add',
  async ({ note, ...place }, { extra, getState }) => {
    const added = await extra.api.ticketNotes.create(place, note);
    const { user } = getState().session;
    return added && user ? { ...added, user: { id: user.id, name: user.name } } : added;
  },
);

/** Deletes a note; servers may refuse that to all but admins, then it stays. */
export const removeNote = createAppThunk<null, { readonly ticketId: number; readonly noteId: number }>(
  'ticketNotes/remove',
  ({ noteId }, { extra }) => extra.api.ticketNotes.remove(noteId),
);
