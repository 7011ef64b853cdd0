import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import { alertsSlice } from '@/entities/alerts/alertsSlice';
import { audioDevicesSlice } from '@/entities/audioDevices/audioDevices';
import { campaignReportSlice } from '@/entities/campaignReport/campaignReportSlice';
import { campaignSettingsSlice } from '@/entities/campaignSettings/campaignSettings';
import { chatMessagesSlice } from '@/entities/chatMessages/chatMessagesSlice';
import { collectionReducers } from '@/entities/collections';
import { connectionSlice } from '@/entities/connection/connectionSlice';
import { connectionsSlice } from '@/entities/connections/connectionsSlice';
import { contactExtrasSlice } from '@/entities/contactExtras/contactExtras';
import { contactsSlice } from '@/entities/contacts/contactImport';
import { draftsSlice } from '@/entities/drafts/draftsSlice';
import { finishedSlice } from '@/entities/finished/finishedSlice';
import { batchSlice } from '@/processes/batch/batchSlice';
import { reassignmentsSlice } from '@/processes/reassignments/reassignmentsSlice';
import { kanbanSlice } from '@/entities/kanban/kanbanSlice';
import { messagesSlice } from '@/entities/messages/messagesSlice';
import { noticesSlice } from '@/processes/notifications/noticesSlice';
import { outboxSlice } from '@/entities/outbox/outboxSlice';
import { preferencesSlice } from '@/entities/preferences/preferencesSlice';
import { presenceSlice } from '@/entities/presence/presenceSlice';
import { remindersSlice } from '@/entities/reminders/reminders';
import { savedViewsSlice } from '@/entities/savedViews/savedViews';
import { lockSlice } from '@/entities/lock/lock';
import { followRenames } from '@/entities/renames';
import { scheduleNoticesSlice } from '@/entities/schedules/schedules';
import { sessionSlice } from '@/entities/session/sessionSlice';
import { tasksSlice } from '@/entities/tasks/tasks';
import { ticketNotesSlice } from '@/entities/ticketNotes/ticketNotes';
import { ticketsSlice } from '@/entities/tickets/ticketsSlice';
import { dialogsSlice } from './dialogs';
import { toastsSlice } from './toasts';

const slices = combineReducers({
  ...collectionReducers,
  session: sessionSlice.reducer,
  tickets: ticketsSlice.reducer,
  messages: messagesSlice.reducer,
  outbox: outboxSlice.reducer,
  drafts: draftsSlice.reducer,
  connection: connectionSlice.reducer,
  connections: connectionsSlice.reducer,
  presence: presenceSlice.reducer,
  tasks: tasksSlice.reducer,
  lock: lockSlice.reducer,
  reminders: remindersSlice.reducer,
  savedViews: savedViewsSlice.reducer,
  contacts: contactsSlice.reducer,
  contactExtras: contactExtrasSlice.reducer,
  ticketNotes: ticketNotesSlice.reducer,
  scheduleNotices: scheduleNoticesSlice.reducer,
  finished: finishedSlice.reducer,
  batch: batchSlice.reducer,
  reassignments: reassignmentsSlice.reducer,
  kanban: kanbanSlice.reducer,
  preferences: preferencesSlice.reducer,
  alerts: alertsSlice.reducer,
  notices: noticesSlice.reducer,
  audioDevices: audioDevicesSlice.reducer,
  chatMessages: chatMessagesSlice.reducer,
  campaignReport: campaignReportSlice.reducer,
  campaignSettings: campaignSettingsSlice.reducer,
  dialogs: dialogsSlice.reducer,
  toasts: toastsSlice.reducer,
});

export type RootState = ReturnType<typeof slices>;

export const rootReducer = followRenames(slices as Reducer<RootState>);
