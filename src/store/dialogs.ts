import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Contact } from '@/protocol/records/contacts';
import type { NamedRef } from '@/protocol/records/shared';
import { sessionEnded } from '@/entities/session/sessionActions';

/** What was chosen for a new ticket before its contact was added. */
export interface TicketChoices {
  readonly queueId?: number | undefined;
  readonly whatsappId?: number | null | undefined;
}

/** A dialog one feature wants another to show. `DialogHost` maps each type to its component. */
export type DialogRequest =
  /** The queue in which a closed ticket without a queue is reopened. */
  | { readonly type: 'reopenQueue'; readonly ticketId: number }
  /** A new ticket, for this contact or for one that is searched in the dialog. */
  | { readonly type: 'newTicket'; readonly contact?: Contact | undefined; readonly choices?: TicketChoices }
  /** The reminder of a ticket: a new one, or the one it has. */
  | { readonly type: 'reminder'; readonly ticketId: number }
  /** All reminders. */
  | { readonly type: 'reminders' }
  /** A transfer of tickets; with `userId`, that user is preselected. */
  | { readonly type: 'transferTicket'; readonly ticketIds: readonly number[]; readonly userId?: number }
  /** Tags for several tickets. */
  | { readonly type: 'tagTickets'; readonly ticketIds: readonly number[] }
  /** A name for the filters of the search. */
  | { readonly type: 'saveView' }
  /** Order and names of the saved views. */
  | { readonly type: 'views' }
  /** Texts that were not sent because their tickets changed hands, or all that were not sent. */
  | { readonly type: 'heldBack'; readonly all?: true }
  /** What was written and not sent, also where the conversation is out of reach. */
  | { readonly type: 'drafts' }
  /** Messages to forward, beginning with this one. */
  | { readonly type: 'forward'; readonly ticketId: number; readonly messageId: string }
  /** The export of a ticket's conversation. */
  | { readonly type: 'exportConversation'; readonly ticketId: number }
  /** A new quick reply. */
  | { readonly type: 'quickMessage' }
  /** The command palette. */
  | { readonly type: 'palette' }
  /** The choice of a server; changing it ends the session. */
  | { readonly type: 'server' }
  /** All shortcuts. */
  | { readonly type: 'shortcuts' }
  /** A ticket's conversation, read-only. */
  | { readonly type: 'peekTicket'; readonly ticketId: number }
  /** A contact to edit, or with null a new one. */
  | { readonly type: 'contact'; readonly contactId: number | null }
  /** A new contact with this number, for a new ticket; if the user cancels, the ticket's dialog returns. */
  | { readonly type: 'contactForTicket'; readonly number: string; readonly choices: TicketChoices }
  /** A user to edit, or with null a new one. */
  | { readonly type: 'user'; readonly userId: number | null }
  /** The payment of an invoice. */
  | { readonly type: 'checkout'; readonly invoiceId: number }
  /** A scheduled message: a stored one, or with null a new one, for this contact or one to be chosen, perhaps at a local time. */
  | {
      readonly type: 'schedule';
      readonly scheduleId: number | null;
      readonly contact: NamedRef | null;
      readonly sendAt?: string | undefined;
    };

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
