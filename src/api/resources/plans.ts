import type { Plan } from '@/protocol/records/plans';
import { rest } from '@/protocol/rest';
import type { Http } from '../http';

/** The fields of a plan (CALL-19, CALL-20). */
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
  /** All plans (CALL-18). */
  all: () => http.request(rest.plans.all, []),
  /** CALL-21. */
  show: (id: number) => http.request(rest.plans.show, [id]),
  /** CALL-19. */
  create: (body: PlanToSave) => http.request(rest.plans.create, [], { body }),
  /** CALL-20. Servers read the id in the body and ignore the one in the path. */
  update: (id: number, body: PlanToSave) => http.request(rest.plans.update, [id], { body: { id, ...body } }),
  /** CALL-22. */
  remove: (id: number) => http.request(rest.plans.remove, [id]),
});
