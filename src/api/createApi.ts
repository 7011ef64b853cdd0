import type { Http } from './http';
import { createAuth } from './resources/auth';
import { createCompanies } from './resources/companies';
import { createDemo } from './resources/demo';
import { createMessages } from './resources/messages';
import { createQueues } from './resources/queues';
import { createSettings } from './resources/settings';
import { createTickets } from './resources/tickets';
import { createUsers } from './resources/users';
import { createWhatsapp } from './resources/whatsapp';

/** Every call the client makes, by resource. */
export const createApi = (http: Http) => ({
  auth: createAuth(http),
  companies: createCompanies(http),
  demo: createDemo(http),
  messages: createMessages(http),
  queues: createQueues(http),
  settings: createSettings(http),
  tickets: createTickets(http),
  users: createUsers(http),
  whatsapp: createWhatsapp(http),
});

export type Api = ReturnType<typeof createApi>;
