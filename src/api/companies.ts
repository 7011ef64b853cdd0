import { DEFAULT_CAMPAIGN_PACE } from '@/domain/company/campaigns';
import { addressPart } from '@/lib/addressPart';
import { many, nothing, one, paged } from '@/protocol/answers';
import { companySchema, companyWithPlanSchema, type DaySchedule } from '@/protocol/records/companies';
import { pageOf } from './calls';
import { type Http } from './http';

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

export const createCompanies = (http: Http) => ({
  show: (id: number) => http.get(`/companies/${addressPart(id)}`, one(companySchema)),
  /** The company with its plan. */
  plan: (id: number) => http.get(`/companies/listPlan/${addressPart(id)}`, one(companyWithPlanSchema)),
  /** Saves the opening hours of seven days; times are HH:MM or empty. */
  saveSchedules: (id: number, schedules: readonly DaySchedule[]) =>
    http.put(`/companies/${addressPart(id)}/schedules`, one(companySchema), { body: { schedules } }),
  /** A page of companies. */
  page: pageOf(http, '/companies', paged(companySchema, 'companies')),
  /** All companies with plan and settings. */
  list: () => http.get('/companies/list', many(companySchema, 'companies')),
  create: (body: CompanyToSave) => http.post('/companies', one(companySchema), { body }),
  update: (id: number, body: CompanyToSave) =>
    http.put(`/companies/${addressPart(id)}`, one(companySchema), { body: { id, ...body } }),
  remove: (id: number) => http.delete(`/companies/${addressPart(id)}`, nothing),
  /** Fails on servers A and B, which lack the endpoint and apply the same pace by themselves. */
  initCampaigns: (id: number) =>
    http.post(`/campaign-settings-initial/${addressPart(id)}`, nothing, { body: { settings: DEFAULT_CAMPAIGN_PACE } }),
});
