import type { Http } from './http';
import type { Provider } from './provider';
import { createAnnouncements } from './resources/announcements';
import { createAuth } from './resources/auth';
import { createChats } from './resources/chats';
import { createCampaigns } from './resources/campaigns';
import { createCompanies } from './resources/companies';
import { createContactListItems, createContactLists } from './resources/contactLists';
import { createContacts } from './resources/contacts';
import { createDashboard } from './resources/dashboard';
import { createDemo } from './resources/demo';
import { createFileLists } from './resources/fileLists';
import { createFiles } from './resources/files';
import { createKanban } from './resources/kanban';
import { createHelps } from './resources/helps';
import { createInvoices } from './resources/invoices';
import { createMessages } from './resources/messages';
import { createPlans } from './resources/plans';
import { createPrompts } from './resources/prompts';
import { createQueueIntegrations } from './resources/queueIntegrations';
import { createQueueOptions } from './resources/queueOptions';
import { createQueues } from './resources/queues';
import { createQuickMessages } from './resources/quickMessages';
import { createSchedules } from './resources/schedules';
import { createSettings } from './resources/settings';
import { createSignUp } from './resources/signUp';
import { createTags } from './resources/tags';
import { createTicketNotes } from './resources/ticketNotes';
import { createTickets } from './resources/tickets';
import { createUsers } from './resources/users';
import { createWhatsapp } from './resources/whatsapp';

/** Every call the client makes, by resource. */
export const createApi = (http: Http, provider: Provider) => ({
  announcements: createAnnouncements(http),
  auth: createAuth(http),
  chats: createChats(http),
  campaigns: createCampaigns(http),
  companies: createCompanies(http),
  contactLists: createContactLists(http),
  contactListItems: createContactListItems(http),
  contacts: createContacts(http),
  dashboard: createDashboard(http),
  demo: createDemo(http),
  fileLists: createFileLists(http),
  files: createFiles(http),
  kanban: createKanban(http),
  helps: createHelps(http),
  invoices: createInvoices(http),
  messages: createMessages(http),
  provider,
  plans: createPlans(http),
  prompts: createPrompts(http),
  queueIntegrations: createQueueIntegrations(http),
  queueOptions: createQueueOptions(http),
  queues: createQueues(http),
  quickMessages: createQuickMessages(http),
  schedules: createSchedules(http),
  settings: createSettings(http),
  signUp: createSignUp(http),
  tags: createTags(http),
  ticketNotes: createTicketNotes(http),
  tickets: createTickets(http),
  users: createUsers(http),
  whatsapp: createWhatsapp(http),
});

export type Api = ReturnType<typeof createApi>;
