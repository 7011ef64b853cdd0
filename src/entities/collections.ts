/**
 * Every collection, under its name in the store. This list alone determines their reducers, their part of the state's type, what is
 * read again after a gap in the live events, and what an event's `reload` reads.
 */
export { announcements } from './company/announcements/announcements';
export { campaigns } from './company/campaigns/campaigns';
export { chats } from './conversations/chats/chats';
export { companies } from './company/companies/companies';
export { contactListItems, contactLists } from './company/contactLists/contactLists';
export { contacts } from './company/contacts/contacts';
export { fileLists } from './company/fileLists/fileLists';
export { helps } from './company/helps/helps';
export { invoices } from './company/invoices/invoices';
export { plans } from './company/plans/plans';
export { prompts } from './company/prompts/prompts';
export { queueIntegrations } from './company/queueIntegrations/queueIntegrations';
export { queues } from './company/queues/queues';
export { quickMessages } from './company/quickMessages/quickMessages';
export { schedules } from './company/schedules/schedules';
export { tags } from './company/tags/tags';
export { users } from './company/users/users';
