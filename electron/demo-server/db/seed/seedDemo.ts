import { seedNotes } from './agenda/notes';
import { seedQuickMessages } from './agenda/quickMessages';
import { seedSchedules } from './agenda/schedules';
import { seedCampaigns } from './campaigns/campaigns';
import { seedContactLists } from './campaigns/contactLists';
import { seedFileLists } from './campaigns/fileLists';
import { seedPrompts } from './automation/prompts';
import { seedQueueIntegrations } from './automation/queueIntegrations';
import { seedCompanies } from './company/companies';
import { seedConnections } from './company/connections';
import { seedContacts } from './company/contacts';
import { seedQueues } from './company/queues';
import { seedTags } from './company/tags';
import { seedUsers } from './company/users';
import { seedConversations } from './conversations';
import { seedAnnouncements } from './platform/announcements';
import { seedChats } from './platform/chats';
import { seedHelps } from './platform/helps';
import { seedInvoices } from './platform/invoices';
import type { SeedContext } from './seedContext';

const MAIN_TICKETS = 400;
const OTHER_TICKETS = 10;

/** A furniture shop with its users and customers, and three small companies; without conversations. */
export const seedShop = (context: SeedContext) => {
  const companies = seedCompanies(context);
  const queues = seedQueues(context, companies);
  const connections = seedConnections(context, companies, queues);
  const users = seedUsers(context, companies, queues);
  seedTags(context, companies);
  seedContacts(context, companies);
  return { companies, queues, connections, users };
};

/** Contact lists, file lists and campaigns of the shop. */
const seedMarketing = (context: SeedContext, { companies, connections }: ReturnType<typeof seedShop>): void => {
  const companyId = companies.main.id;
  seedFileLists(context, companyId);
  const lists = seedContactLists(context, companyId);
  seedCampaigns(context, { companyId, whatsappId: connections.online.id, lists });
};

/** The demo's data: the shop during its work. */
export const seedDemo = (context: SeedContext): void => {
  const shop = seedShop(context);
  const { companies, users, queues } = shop;
  seedConversations(context, { companyId: companies.main.id, tickets: MAIN_TICKETS, seed: 11, specials: true });
  seedConversations(context, { companyId: companies.other.id, tickets: OTHER_TICKETS, seed: 12, specials: false });
  seedQuickMessages(context, users);
  seedNotes(context, users);
  seedSchedules(context, users);
  seedMarketing(context, shop);
  seedHelps(context);
  seedInvoices(context, companies);
  seedAnnouncements(context, companies);
  seedChats(context, users);
  seedPrompts(context, queues);
  seedQueueIntegrations(context, companies.main.id);
};
