import type { SeedContext } from './seedContext';

/** The only account of an empty installation; it has the demo's password. */
const EMPTY_SUPER_EMAIL = 'admin@admin.com';

/** Settings of the first company of a server, which differ from those of later ones. */
const SETTINGS: readonly (readonly [key: string, value: string])[] = [
  ['chatBotType', 'text'],
  ['sendGreetingAccepted', 'disabled'],
  ['sendMsgTransfTicket', 'disabled'],
  ['sendGreetingMessageOneQueues', 'disabled'],
  ['userRating', 'disabled'],
  ['scheduleType', 'disabled'],
  ['CheckMsgIsGroup', 'enabled'],
  ['call', 'disabled'],
  ['ipixc', ''],
  ['tokenixc', ''],
  ['ipmkauth', ''],
  ['clientidmkauth', ''],
  ['clientsecretmkauth', ''],
  ['asaas', ''],
];

/** A newly installed server: one plan, one company, one super user. Tests add their own data. */
export const seedEmpty = ({ tables, passwordHash }: SeedContext): void => {
  const plan = tables.plans.insert({
    name: 'Plano 1',
    users: 10,
    connections: 10,
    queues: 10,
    value: 30,
    useSchedules: true,
    useCampaigns: true,
    useInternalChat: true,
    useExternalApi: true,
    useKanban: true,
    useOpenAi: true,
    useIntegrations: true,
  });
  const { id: companyId } = tables.companies.insert({
    name: 'Empresa 1',
    status: true,
    dueDate: '2093-03-14T03:00:00.000Z',
    planId: plan.id,
  });
  for (const [key, value] of SETTINGS) tables.settings.insert({ key, value, companyId });
  tables.users.insert({ name: 'Admin', email: EMPTY_SUPER_EMAIL, passwordHash, super: true, companyId });
};
