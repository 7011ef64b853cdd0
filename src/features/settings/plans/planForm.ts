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

export type PlanFormValues = {
  readonly name: string;
  readonly users: number | null;
  readonly connections: number | null;
  readonly queues: number | null;
  /** BRL per month. */
  readonly value: number | null;
  readonly isPricedFrom: boolean;
} & Readonly<Record<(typeof FEATURES)[number], boolean>>;

/** What the form shows of a plan; a new one has every feature. */
export const valuesOf = (plan: Plan | null): PlanFormValues => {
  const has = (feature: (typeof FEATURES)[number]): boolean => (plan ? plan[feature] === true : true);
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
