import type { CompanyRow, PlanRow } from '../../rows';
import { companySettings } from '../../../services/company/companySettings';
import { COMPANY_NAMES } from '../accounts';
import { dayFromNow, madeDaysAgo } from '../seedContext';
import type { SeedContext } from '../seedContext';

const features = (on: boolean) => ({
  useSchedules: on,
  useCampaigns: on,
  useInternalChat: on,
  useExternalApi: on,
  useKanban: on,
  useOpenAi: on,
  useIntegrations: on,
});

type Settings = readonly (readonly [key: string, value: string])[];

/** Settings the main company changed, on top of those every company starts with. */
const MAIN_SETTINGS: Settings = [
  ['sendGreetingAccepted', 'enabled'],
  ['sendMsgTransfTicket', 'enabled'],
  ['sendGreetingMessageOneQueues', 'enabled'],
  ['CheckMsgIsGroup', 'disabled'],
];

/** The second company asks its customers for a rating. */
const OTHER_SETTINGS: Settings = [
  ['userRating', 'enabled'],
  ['sendGreetingAccepted', 'enabled'],
];

export interface SeededCompanies {
  main: CompanyRow;
  other: CompanyRow;
  expired: CompanyRow;
  nearlyExpired: CompanyRow;
}

const seedPlans = ({ tables, ...context }: SeedContext) => {
  const stamps = madeDaysAgo(context, 500);
  const add = (values: Partial<PlanRow>): PlanRow => tables.plans.insert({ ...values, ...stamps });
  return {
    basic: add({ name: 'Essencial', users: 2, connections: 1, queues: 2, value: 49, ...features(false) }),
    middle: add({
      name: 'Profissional',
      users: 8,
      connections: 3,
      queues: 6,
      value: 149.9,
      ...features(true),
      useOpenAi: false,
      useIntegrations: false,
    }),
    full: add({ name: 'Completo', users: 30, connections: 10, queues: 20, value: 249.9, ...features(true) }),
  };
};

/** Plans, companies and their settings. */
export const seedCompanies = (context: SeedContext): SeededCompanies => {
  const { tables } = context;
  const plans = seedPlans(context);

  const add = (age: number, values: Partial<CompanyRow>, changed: Settings = []): CompanyRow => {
    const stamps = madeDaysAgo(context, age);
    const company = tables.companies.insert({ status: true, recurrence: 'MENSAL', ...values, ...stamps });
    for (const [key, value] of new Map([...companySettings, ['campaignsEnabled', 'true'], ...changed])) {
      tables.settings.insert({ companyId: company.id, key, value, ...stamps });
    }
    return company;
  };

  const main = add(
    480,
    {
      name: COMPANY_NAMES.main,
      phone: '1130554410',
      email: 'contato@casaaurora.com.br',
      dueDate: dayFromNow(context, 240),
      recurrence: 'MENSAL',
      planId: plans.full.id,
    },
    MAIN_SETTINGS,
  );
  return {
    main,
    other: add(
      200,
      {
        name: COMPANY_NAMES.other,
        phone: '11999990000',
        email: 'dono@lojabeta.balcao',
        dueDate: dayFromNow(context, 30),
        planId: plans.basic.id,
      },
      OTHER_SETTINGS,
    ),
    expired: add(120, {
      name: COMPANY_NAMES.expired,
      phone: '21988776655',
      email: 'dono@vencida.balcao',
      dueDate: dayFromNow(context, -3),
      planId: plans.middle.id,
    }),
    nearlyExpired: add(90, {
      name: COMPANY_NAMES.nearlyExpired,
      phone: '31977665544',
      email: 'dono@quase.balcao',
      dueDate: dayFromNow(context, 3),
      planId: plans.middle.id,
    }),
  };
};
