import type { Http } from './http';
import type { Provider } from './provider';
import { createAnnouncements } from './announcements';
import { createAuth } from './auth';
import { createChats } from './chats';
import { createCampaigns } from './campaigns';
import { createCompanies } from './companies';
import { createContactListItems, createContactLists } from './contactLists';
import { createContacts } from './contacts';
import { createDashboard } from './dashboard';
import { createDemo } from './demo';
import { createFileLists } from './fileLists';
import { createFiles } from './files';
import { createKanban } from './kanban';
import { createHelps } from './helps';
import { createInvoices } from './invoices';
import { createMessages } from './messages';
import { createPlans } from './plans';
import { createPrompts } from './prompts';
import { createQueueIntegrations } from './queueIntegrations';
import { createQueueOptions } from './queueOptions';
import { createQueues } from './queues';
import { createQuickMessages } from './quickMessages';
import { createSchedules } from './schedules';
import { createSettings } from './settings';
import { createSignUp } from './signUp';
import { createTags } from './tags';
import { createTicketNotes } from './ticketNotes';
import { createTickets } from './tickets';
import { createUsers } from './users';
import { createWhatsappConnections } from './whatsappConnections';

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
  whatsappConnections: createWhatsappConnections(http),
});

export type Api = ReturnType<typeof createApi>;
