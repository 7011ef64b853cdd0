import { many, nothing, one, paged } from '@/protocol/answers';
import { companySchema, companyWithPlanSchema, type DaySchedule } from '@/protocol/records/companies';
import type { PageQuery } from './calls';
import { part, type Http } from './http';

/** The fields of a company's form. */
export interface CompanyToSave {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Password of the company's first user; only sent when the company is created. */
  readonly password?: string;
  readonly planId: number;
  readonly status: boolean;
  readonly campaignsEnabled: boolean;
  /** `YYYY-MM-DD`. */
  readonly dueDate: string;
  readonly recurrence: string;
}

/** The same values that servers without the call apply by themselves; intervals in seconds. */
const FIRST_CAMPAIGN_SETTINGS = { messageInterval: 20, longerIntervalAfter: 20, greaterInterval: 60, variables: [] };

export const createCompanies = (http: Http) => ({
  show: (id: number) => http.get(`/companies/${part(id)}`, one(companySchema)),
  /** The company with its plan. */
  plan: (id: number) => http.get(`/companies/listPlan/${part(id)}`, one(companyWithPlanSchema)),
  /** Saves the opening hours of seven days; times are HH:MM or empty. */
  saveSchedules: (id: number, schedules: readonly DaySchedule[]) =>
    http.put(`/companies/${part(id)}/schedules`, one(companySchema), { body: { schedules } }),
  /** A page of companies. */
  page: (query: PageQuery) => http.get('/companies', paged(companySchema, 'companies'), { query: { ...query } }),
  /** All companies with plan and settings. */
  list: () => http.get('/companies/list', many(companySchema, 'companies')),
  create: (body: CompanyToSave) => http.post('/companies', one(companySchema), { body }),
  update: (id: number, body: CompanyToSave) =>
    http.put(`/companies/${part(id)}`, one(companySchema), { body: { id, ...body } }),
  remove: (id: number) => http.delete(`/companies/${part(id)}`, nothing),
  /** Fails on servers A and B, which lack the endpoint. */
  initCampaigns: (id: number) =>
    http.post(`/campaign-settings-initial/${part(id)}`, nothing, { body: { settings: FIRST_CAMPAIGN_SETTINGS } }),
});
