import { addressPart } from '@/lib/addressPart';
import { many, nothing, one } from '@/protocol/answers';
import { type Plan, planSchema } from '@/protocol/records/plans';
import { type Http } from './http';

/** The fields of a plan. */
export type PlanToSave = Pick<
  Plan,
  | 'name'
  | 'users'
  | 'connections'
  | 'queues'
  | 'value'
  | 'useKanban'
  | 'useSchedules'
  | 'useCampaigns'
  | 'useIntegrations'
  | 'useInternalChat'
  | 'useExternalApi'
  | 'useOpenAi'
  | 'isPricedFrom'
>;

export const createPlans = (http: Http) => ({
  /** All plans. */
  all: () => http.get('/plans/all', many(planSchema, 'plans')),
  show: (id: number) => http.get(`/plans/${addressPart(id)}`, one(planSchema)),
  create: (body: PlanToSave) => http.post('/plans', one(planSchema), { body }),
  /** Servers read the id in the body and ignore the one in the path. */
  update: (id: number, body: PlanToSave) =>
    http.put(`/plans/${addressPart(id)}`, one(planSchema), { body: { id, ...body } }),
  remove: (id: number) => http.delete(`/plans/${addressPart(id)}`, nothing),
});
