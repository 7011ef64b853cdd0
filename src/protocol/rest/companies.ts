import { companySchema, companyWithPlanSchema } from '../records/companies';
import { call, many, nothing, one, paged, part } from './call';

/** rest.md §6. */
export const companies = {
  page: call('GET', () => '/companies', paged(companySchema, 'companies')),
  list: call('GET', () => '/companies/list', many(companySchema, 'companies')),
  show: call('GET', (id: number) => `/companies/${part(id)}`, one(companySchema)),
  plan: call('GET', (id: number) => `/companies/listPlan/${part(id)}`, one(companyWithPlanSchema)),
  create: call('POST', () => '/companies', one(companySchema)),
  signUp: call('POST', () => '/companies/cadastro', one(companySchema)),
  update: call('PUT', (id: number) => `/companies/${part(id)}`, one(companySchema)),
  updateSchedules: call('PUT', (id: number) => `/companies/${part(id)}/schedules`, one(companySchema)),
  remove: call('DELETE', (id: number) => `/companies/${part(id)}`, nothing),
};
