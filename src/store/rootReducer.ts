import { combineReducers } from '@reduxjs/toolkit';
import { announcements } from '@/entities/announcements/announcements';
import { chatsReducer } from '@/entities/chats/chats';
import { alertsSlice } from '@/entities/alerts/alertsSlice';
import { audioDevicesSlice } from '@/entities/audioDevices/audioDevicesSlice';
import { campaignReportSlice } from '@/entities/campaignReport/campaignReportSlice';
import { campaigns } from '@/entities/campaigns/campaigns';
import { campaignSettingsSlice } from '@/entities/campaignSettings/campaignSettingsSlice';
import { chatMessagesSlice } from '@/entities/chatMessages/chatMessagesSlice';
import { connectionSlice } from '@/entities/connection/connectionSlice';
import { connectionsSlice } from '@/entities/connections/connectionsSlice';
import { contactExtrasSlice } from '@/entities/contactExtras/contactExtrasSlice';
import { contactListItems, contactLists } from '@/entities/contactLists/contactLists';
import { addressBook } from '@/entities/contacts/addressBook';
import { contactsSlice } from '@/entities/contacts/contactsSlice';
import { draftsSlice } from '@/entities/drafts/draftsSlice';
import { fileLists } from '@/entities/fileLists/fileLists';
import { finishedSlice } from '@/entities/finished/finishedSlice';
import { handoversSlice } from '@/entities/handovers/handoversSlice';
import { helps } from '@/entities/helps/helps';
import { invoices } from '@/entities/invoices/invoices';
import { kanbanSlice } from '@/entities/kanban/kanbanSlice';
import { messagesSlice } from '@/entities/messages/messagesSlice';
import { noticesSlice } from '@/entities/notifications/noticesSlice';
import { outboxSlice } from '@/entities/outbox/outboxSlice';
import { companies } from '@/entities/companies/companies';
import { plans } from '@/entities/plans/plans';
import { preferencesSlice } from '@/entities/preferences/preferencesSlice';
import { presenceSlice } from '@/entities/presence/presenceSlice';
import { prompts } from '@/entities/prompts/prompts';
import { queueIntegrations } from '@/entities/queueIntegrations/queueIntegrations';
import { queues } from '@/entities/queues/queues';
import { quickMessages } from '@/entities/quickMessages/quickMessages';
import { scheduleNoticesSlice } from '@/entities/schedules/scheduleNoticesSlice';
import { schedules } from '@/entities/schedules/schedules';
import { sessionSlice } from '@/entities/session/sessionSlice';
import { tags } from '@/entities/tags/tags';
import { tasksSlice } from '@/entities/tasks/tasksSlice';
import { users } from '@/entities/users/users';
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
  prompts: prompts.reducer,
  queueIntegrations: queueIntegrations.reducer,
  queues: queues.reducer,
  presence: presenceSlice.reducer,
  tags: tags.reducer,
  tasks: tasksSlice.reducer,
  contacts: contactsSlice.reducer,
  addressBook: addressBook.reducer,
  contactExtras: contactExtrasSlice.reducer,
  ticketNotes: ticketNotesSlice.reducer,
  schedules: schedules.reducer,
  scheduleNotices: scheduleNoticesSlice.reducer,
  finished: finishedSlice.reducer,
  handovers: handoversSlice.reducer,
  kanban: kanbanSlice.reducer,
  preferences: preferencesSlice.reducer,
  alerts: alertsSlice.reducer,
  notices: noticesSlice.reducer,
  audioDevices: audioDevicesSlice.reducer,
  quickMessages: quickMessages.reducer,
  announcements: announcements.reducer,
  chats: chatsReducer,
  users: users.reducer,
  plans: plans.reducer,
  companies: companies.reducer,
  helps: helps.reducer,
  invoices: invoices.reducer,
  campaigns: campaigns.reducer,
  chatMessages: chatMessagesSlice.reducer,
  campaignReport: campaignReportSlice.reducer,
  campaignSettings: campaignSettingsSlice.reducer,
  contactLists: contactLists.reducer,
  contactListItems: contactListItems.reducer,
  fileLists: fileLists.reducer,
  dialogs: dialogsSlice.reducer,
  toasts: toastsSlice.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;
