import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import { absentCallsSlice } from '@/entities/company/absentCalls/absentCalls';
import { alertsSlice } from '@/entities/device/alerts/alertsSlice';
import { audioDevicesSlice } from '@/entities/device/audioDevices/audioDevices';
import { campaignChangesSlice } from '@/entities/company/campaignSettings/campaignChanges';
import { campaignReportSlice } from '@/entities/company/campaignReport/campaignReportSlice';
import { campaignSettingsSlice } from '@/entities/company/campaignSettings/campaignSettings';
import { chatMessagesSlice } from '@/entities/conversations/chatMessages/chatMessagesSlice';
import * as collections from '@/entities/collections';
import { socketStatusSlice } from '@/entities/device/socketStatus/socketStatusSlice';
import { whatsappConnectionsSlice } from '@/entities/company/whatsappConnections/whatsappConnectionsSlice';
import { contactExtrasSlice } from '@/entities/company/contactExtras/contactExtras';
import { contactImportSlice } from '@/entities/company/contacts/contactImport';
import { draftsSlice } from '@/entities/conversations/drafts/draftsSlice';
import { resolveUndoSlice } from '@/entities/conversations/resolveUndo/resolveUndo';
import { batchSlice } from '@/processes/batch/batchSlice';
import { reassignmentsSlice } from '@/processes/reassignments/reassignments';
import { kanbanSlice } from '@/entities/conversations/kanban/kanbanSlice';
import { messagesSlice } from '@/entities/conversations/messages/messagesSlice';
import { noticesSlice } from '@/processes/notifications/noticesSlice';
import { outboxSlice } from '@/entities/conversations/outbox/outboxSlice';
import { preferencesSlice } from '@/entities/device/preferences/preferences';
import { attentionSlice } from '@/entities/device/attention/attentionSlice';
import { remindersSlice } from '@/entities/conversations/reminders/reminders';
import { savedViewsSlice } from '@/entities/conversations/savedViews/savedViews';
import { lockSlice } from '@/entities/device/lock/lock';
import { followRenames } from '@/entities/base/renames';
import { sessionSlice } from '@/entities/session/sessionSlice';
import { typedSettingsSlice } from '@/entities/company/settings/typedSettings';
import { tasksSlice } from '@/entities/company/tasks/tasks';
import { typedTaskSlice } from '@/entities/company/tasks/typedTask';
import { ticketNotesSlice } from '@/entities/conversations/ticketNotes/ticketNotes';
import { unreadableStoresSlice } from '@/entities/device/unreadableStores/unreadableStores';
import { ticketsSlice } from '@/entities/conversations/tickets/ticketsSlice';
import { dialogsSlice } from './dialogs';
import { toastsSlice } from './toasts';

type Collections = typeof collections;

const collectionReducers = Object.fromEntries(
  Object.entries(collections).map(([name, { reducer }]) => [name, reducer]),
) as { readonly [Name in keyof Collections]: Collections[Name]['reducer'] };

const slices = combineReducers({
  ...collectionReducers,
  session: sessionSlice.reducer,
  tickets: ticketsSlice.reducer,
  messages: messagesSlice.reducer,
  outbox: outboxSlice.reducer,
  drafts: draftsSlice.reducer,
  socketStatus: socketStatusSlice.reducer,
  whatsappConnections: whatsappConnectionsSlice.reducer,
  attention: attentionSlice.reducer,
  tasks: tasksSlice.reducer,
  lock: lockSlice.reducer,
  unreadableStores: unreadableStoresSlice.reducer,
  reminders: remindersSlice.reducer,
  savedViews: savedViewsSlice.reducer,
  contactImport: contactImportSlice.reducer,
  contactExtras: contactExtrasSlice.reducer,
  ticketNotes: ticketNotesSlice.reducer,
  absentCalls: absentCallsSlice.reducer,
  resolveUndo: resolveUndoSlice.reducer,
  batch: batchSlice.reducer,
  reassignments: reassignmentsSlice.reducer,
  kanban: kanbanSlice.reducer,
  preferences: preferencesSlice.reducer,
  alerts: alertsSlice.reducer,
  notices: noticesSlice.reducer,
  audioDevices: audioDevicesSlice.reducer,
  chatMessages: chatMessagesSlice.reducer,
  campaignChanges: campaignChangesSlice.reducer,
  campaignReport: campaignReportSlice.reducer,
  campaignSettings: campaignSettingsSlice.reducer,
  typedSettings: typedSettingsSlice.reducer,
  typedTask: typedTaskSlice.reducer,
  dialogs: dialogsSlice.reducer,
  toasts: toastsSlice.reducer,
});

export type RootState = ReturnType<typeof slices>;

export const rootReducer = followRenames(slices as Reducer<RootState>);
