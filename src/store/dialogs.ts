import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Contact } from '@/protocol/records/contacts';
import type { NamedRef } from '@/protocol/records/shared';
import { sessionEnded } from '@/entities/session/sessionActions';

/** A dialog one feature wants another to show. `DialogHost` maps each type to its component. */
export type DialogRequest =
  /** In which queue a closed ticket without one is reopened (TICKET-09). */
  | { readonly type: 'reopenQueue'; readonly ticketId: number }
  /** A new ticket, for this contact or for one that is searched in the dialog (TICKET-13). */
  | { readonly type: 'newTicket'; readonly contact?: Contact }
  /** Where a ticket is to go (TICKET-21). */
  | { readonly type: 'transferTicket'; readonly ticketId: number }
  /** The command palette (KEY-02). */
  | { readonly type: 'palette' }
  /** Another server; changing it ends the session (DESK-17). */
  | { readonly type: 'server' }
  /** All shortcuts (KEY-03). */
  | { readonly type: 'shortcuts' }
  /** A ticket's conversation, only to be read (TLIST-28). */
  | { readonly type: 'peekTicket'; readonly ticketId: number }
  /** A contact to change, or with null a new one (CDRAWER-02, CONT-10, CONT-11). */
  | { readonly type: 'contact'; readonly contactId: number | null }
  /** A user to change, or with null a new one (USER-03, TOP-11). */
  | { readonly type: 'user'; readonly userId: number | null }
  /** Pays an invoice (INV-08, SUBS-04). */
  | { readonly type: 'checkout'; readonly invoiceId: number }
  /** A message to be sent later: a stored one, or with null a new one, for this contact or one to be chosen (TICKET-26). */
  | { readonly type: 'schedule'; readonly scheduleId: number | null; readonly contact: NamedRef | null };

const initialState: { readonly current: DialogRequest | null } = { current: null };

export const dialogsSlice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    dialogOpened: (_, { payload }: PayloadAction<DialogRequest>) => ({ current: payload }),
    dialogClosed: () => initialState,
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialState),
});

export const { dialogOpened, dialogClosed } = dialogsSlice.actions;
