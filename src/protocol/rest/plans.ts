import { planSchema } from '../records/plans';
import { call, many, nothing, one, paged, part } from './call';

/** rest.md §6; `list` needs no session. */
export const plans = {
  page: call('GET', () => '/plans', paged(planSchema, 'plans')),
  list: call('GET', () => '/plans/list', many(planSchema, 'plans')),
  all: call('GET', () => '/plans/all', many(planSchema, 'plans')),
  show: call('GET', (id: number) => `/plans/${part(id)}`, one(planSchema)),
  create: call('POST', () => '/plans', one(planSchema)),
  update: call('PUT', (id: number) => `/plans/${part(id)}`, one(planSchema)),
  remove: call('DELETE', (id: number) => `/plans/${part(id)}`, nothing),
};
