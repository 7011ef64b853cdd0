import { announcements } from './rest/announcements';
import { auth, version } from './rest/auth';
import { campaigns } from './rest/campaigns';
import { chats } from './rest/chats';
import { companies } from './rest/companies';
import { contactListItems, contactLists } from './rest/contactLists';
import { contacts } from './rest/contacts';
import { dashboard } from './rest/dashboard';
import { files } from './rest/files';
import { helps } from './rest/helps';
import { invoices } from './rest/invoices';
import { messages } from './rest/messages';
import { plans } from './rest/plans';
import { prompts } from './rest/prompts';
import { queueIntegrations } from './rest/queueIntegrations';
import { queueOptions, queues } from './rest/queues';
import { quickMessages } from './rest/quickMessages';
import { schedules } from './rest/schedules';
import { settings } from './rest/settings';
import { tags } from './rest/tags';
import { ticketNotes, tickets, ticketTags } from './rest/tickets';
import { users } from './rest/users';
import { whatsapp } from './rest/whatsapp';

/** Every REST call the client makes (CALL-01 to CALL-161), by area: method, path and how the answer is read. */
export const rest = {
  announcements,
  auth,
  campaigns,
  chats,
  companies,
  contactListItems,
  contactLists,
  contacts,
  dashboard,
  files,
  helps,
  invoices,
  messages,
  plans,
  prompts,
  queueIntegrations,
  queueOptions,
  queues,
  quickMessages,
  schedules,
  settings,
  tags,
  ticketNotes,
  tickets,
  ticketTags,
  users,
  version,
  whatsapp,
} as const;
