/**
 * Every event the client subscribes to, by its kind, from where its record is read. Names, forms, actions and subscriptions all
 * derive from these lines.
 */
export { announcementEvent as announcement } from '../records/announcements';
export { appMessageEvent as appMessage } from '../records/messages';
export { authEvent as auth } from '../records/users';
export { campaignEvent as campaign } from '../records/campaigns';
export { campaignSettingsEvent as campaignSettings } from '../records/campaigns';
export { chatEvent as chat } from '../records/chats';
export { contactEvent as contact } from '../records/contacts';
export { contactListEvent as contactList } from '../records/contactLists';
export { contactListItemEvent as contactListItem } from '../records/contactLists';
export { fileEvent as file } from '../records/fileLists';
export { helpEvent as help } from '../records/helps';
export { paymentEvent as payment } from '../records/companies';
export { promptEvent as prompt } from '../records/prompts';
export { queueEvent as queue } from '../records/queues';
export { queueIntegrationEvent as queueIntegration } from '../records/queueIntegrations';
export { quickmessageEvent as quickmessage } from '../records/quickMessages';
export { scheduleEvent as schedule } from '../records/schedules';
export { settingsEvent as settings } from '../records/settings';
export { tagEvent as tag } from '../records/tags';
export { ticketEvent as ticket } from '../records/tickets';
export { userEvent as user } from '../records/users';
export { whatsappEvent as whatsapp } from '../records/whatsappConnections';
export { whatsappSessionEvent as whatsappSession } from '../records/whatsappConnections';
