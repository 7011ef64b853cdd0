import type { PlanToSave } from '@/api/plans';
import type { Plan } from '@/protocol/records/plans';

/** What a plan lets its companies use, in the order of the form. */
export const FEATURES = [
  'useKanban',
  'useSchedules',
  'useCampaigns',
  'useIntegrations',
  'useInternalChat',
  'useExternalApi',
  'useOpenAi',
] as const;

type Feature = (typeof FEATURES)[number];

/** What companies have unless their plan says no. */
const GIVEN: readonly Feature[] = ['useSchedules', 'useInternalChat'];

/** Do companies of a plan have a feature? Old plans say nothing about some. */
export const hasFeature = (plan: Plan, feature: Feature): boolean =>
  GIVEN.includes(feature) ? plan[feature] !== false : plan[feature] === true;

export type PlanFormValues = {
  readonly name: string;
  readonly users: number | null;
  readonly connections: number | null;
  readonly queues: number | null;
  /** BRL per month. */
  readonly value: number | null;
  readonly isPricedFrom: boolean;
} & Readonly<Record<Feature, boolean>>;

/** What the form shows of a plan; a new one has every feature. */
export const valuesOf = (plan: Plan | null): PlanFormValues => {
  const has = (feature: Feature): boolean => plan === null || hasFeature(plan, feature);
  return {
    name: plan?.name ?? '',
    users: plan?.users ?? 0,
    connections: plan?.connections ?? 0,
    queues: plan?.queues ?? 0,
    value: plan?.value ?? 0,
    useKanban: has('useKanban'),
    useSchedules: has('useSchedules'),
    useCampaigns: has('useCampaigns'),
    useIntegrations: has('useIntegrations'),
    useInternalChat: has('useInternalChat'),
    useExternalApi: has('useExternalApi'),
    useOpenAi: has('useOpenAi'),
    isPricedFrom: plan?.isPricedFrom === true,
  };
};

/** What is sent of the form; an emptied number is none. */
export const fieldsOf = ({ name, users, connections, queues, value, ...flags }: PlanFormValues): PlanToSave => ({
  ...flags,
  name: name.trim(),
  users: users ?? 0,
  connections: connections ?? 0,
  queues: queues ?? 0,
  value: value ?? 0,
});
