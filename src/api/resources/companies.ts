import type { DaySchedule } from '@/protocol/records/companies';
import { rest } from '@/protocol/rest';
import type { Http } from '../http';
import type { PageQuery } from '../pageQuery';

/** The fields of a company's form (CALL-09, CALL-13). */
export interface CompanyToSave {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Of the company's first user; only when it is created. */
  readonly password?: string;
  readonly planId: number;
  readonly status: boolean;
  readonly campaignsEnabled: boolean;
  /** `YYYY-MM-DD` (COMP-06). */
  readonly dueDate: string;
  readonly recurrence: string;
}

/** What servers without the call apply by themselves (COMP-09). */
const FIRST_CAMPAIGN_SETTINGS = { messageInterval: 20, longerIntervalAfter: 20, greaterInterval: 60, variables: [] };

export const createCompanies = (http: Http) => ({
  show: (id: number) => http.request(rest.companies.show, [id]),
  /** The company with its plan (CALL-08). */
  plan: (id: number) => http.request(rest.companies.plan, [id]),
  /** CALL-15: seven days, times HH:MM or empty. */
  saveSchedules: (id: number, schedules: readonly DaySchedule[]) =>
    http.request(rest.companies.updateSchedules, [id], { body: { schedules } }),
  /** A page of companies (CALL-10). */
  page: (query: PageQuery) => http.request(rest.companies.page, [], { query: { ...query } }),
  /** All companies with plan and settings (CALL-11). */
  list: () => http.request(rest.companies.list, []),
  /** CALL-09. */
  create: (body: CompanyToSave) => http.request(rest.companies.create, [], { body }),
  /** CALL-13. */
  update: (id: number, body: CompanyToSave) => http.request(rest.companies.update, [id], { body: { id, ...body } }),
  /** CALL-14. */
  remove: (id: number) => http.request(rest.companies.remove, [id]),
  /** CALL-99; throws an absent endpoint on servers A and B. */
  initCampaigns: (id: number) =>
    http.request(rest.campaigns.initialSettings, [id], { body: { settings: FIRST_CAMPAIGN_SETTINGS } }),
});
