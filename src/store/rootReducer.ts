import { combineReducers } from '@reduxjs/toolkit';
import { connectionSlice } from '@/entities/connection/connectionSlice';
import { connectionsSlice } from '@/entities/connections/connectionsSlice';
import { contactExtrasSlice } from '@/entities/contactExtras/contactExtrasSlice';
import { contactsSlice } from '@/entities/contacts/contactsSlice';
import { draftsSlice } from '@/entities/drafts/draftsSlice';
import { finishedSlice } from '@/entities/finished/finishedSlice';
import { handoversSlice } from '@/entities/handovers/handoversSlice';
import { messagesSlice } from '@/entities/messages/messagesSlice';
import { outboxSlice } from '@/entities/outbox/outboxSlice';
import { preferencesSlice } from '@/entities/preferences/preferencesSlice';
import { presenceSlice } from '@/entities/presence/presenceSlice';
import { queuesSlice } from '@/entities/queues/queuesSlice';
import { quickMessagesSlice } from '@/entities/quickMessages/quickMessagesSlice';
import { schedulesSlice } from '@/entities/schedules/schedulesSlice';
import { sessionSlice } from '@/entities/session/sessionSlice';
import { tagsSlice } from '@/entities/tags/tagsSlice';
import { ticketNotesSlice } from '@/entities/ticketNotes/ticketNotesSlice';
import { ticketsSlice } from '@/entities/tickets/ticketsSlice';
import { dialogsSlice } from './dialogs';
import { toastsSlice } from './toasts';

export const rootReducer = combineReducers({
  session: sessionSlice.reducer,
  tickets: ticketsSlice.reducer,
  messages: messagesSlice.reducer,
  outbox: outboxSlice.reducer,
  drafts: draftsSlice.reducer,
  connection: connectionSlice.reducer,
  connections: connectionsSlice.reducer,
  queues: queuesSlice.reducer,
  presence: presenceSlice.reducer,
  tags: tagsSlice.reducer,
  contacts: contactsSlice.reducer,
  contactExtras: contactExtrasSlice.reducer,
  ticketNotes: ticketNotesSlice.reducer,
  schedules: schedulesSlice.reducer,
  finished: finishedSlice.reducer,
  handovers: handoversSlice.reducer,
  preferences: preferencesSlice.reducer,
  quickMessages: quickMessagesSlice.reducer,
  dialogs: dialogsSlice.reducer,
  toasts: toastsSlice.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;
