import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Contact } from '@/contract/entities/contacts';
import { sessionEnded } from '@/entities/session/sessionActions';

/** A dialog one feature wants another to show. `DialogHost` maps each type to its component. */
export type DialogRequest =
  /** In which queue a closed ticket without one is reopened (TICKET-09). */
  | { readonly type: 'reopenQueue'; readonly ticketId: number }
  /** A new ticket, for this contact or for one that is searched in the dialog (TICKET-13). */
  | { readonly type: 'newTicket'; readonly contact?: Contact }
  /** A ticket's conversation, only to be read (TLIST-28). */
  | { readonly type: 'peekTicket'; readonly ticketId: number };

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
