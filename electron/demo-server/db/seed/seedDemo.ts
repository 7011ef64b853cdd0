import { seedCompanies } from './company/companies';
import { seedConnections } from './company/connections';
import { seedContacts } from './company/contacts';
import { seedQueues } from './company/queues';
import { seedTags } from './company/tags';
import { seedUsers } from './company/users';
import type { SeedContext } from './seedContext';

/** The demo's world: a furniture shop with its people and customers, and three small companies beside it (DEMO-02). */
export const seedDemo = (context: SeedContext) => {
  const companies = seedCompanies(context);
  const queues = seedQueues(context, companies);
  const connections = seedConnections(context, companies, queues);
  const users = seedUsers(context, companies, queues);
  const tags = seedTags(context, companies);
  const contacts = seedContacts(context, companies);
  return { companies, queues, connections, users, tags, contacts };
};

/** What the conversations are laid upon. */
export type SeededCompany = ReturnType<typeof seedDemo>;
