import type { Http } from './http';
import { createAuth } from './resources/auth';
import { createCompanies } from './resources/companies';
import { createContacts } from './resources/contacts';
import { createDemo } from './resources/demo';
import { createFiles } from './resources/files';
import { createMessages } from './resources/messages';
import { createQueues } from './resources/queues';
import { createQuickMessages } from './resources/quickMessages';
import { createSchedules } from './resources/schedules';
import { createSettings } from './resources/settings';
import { createTags } from './resources/tags';
import { createTicketNotes } from './resources/ticketNotes';
import { createTickets } from './resources/tickets';
import { createUsers } from './resources/users';
import { createWhatsapp } from './resources/whatsapp';

/** Every call the client makes, by resource. */
export const createApi = (http: Http) => ({
  auth: createAuth(http),
  companies: createCompanies(http),
  contacts: createContacts(http),
  demo: createDemo(http),
  files: createFiles(http),
  messages: createMessages(http),
  queues: createQueues(http),
  quickMessages: createQuickMessages(http),
  schedules: createSchedules(http),
  settings: createSettings(http),
  tags: createTags(http),
  ticketNotes: createTicketNotes(http),
  tickets: createTickets(http),
  users: createUsers(http),
  whatsapp: createWhatsapp(http),
});

export type Api = ReturnType<typeof createApi>;
