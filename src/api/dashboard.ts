import { many, one } from '@/protocol/answers';
import { dashboardSchema, ticketsOfDaySchema, ticketsOfUserSchema } from '@/protocol/records/dashboard';
import type { Http } from './http';

/** Parameters of GET /dashboard; at least one is set. */
export interface DashboardQuery {
  readonly days?: number;
  /** `date_from` and `date_to` are yyyy-MM-dd. */
  readonly date_from?: string;
  readonly date_to?: string;
}

/** Parameters of both charts; days as yyyy-MM-dd. */
export interface ChartQuery {
  readonly initialDate: string;
  readonly finalDate: string;
  readonly companyId: number;
}

export const createDashboard = (http: Http) => ({
  show: (query: DashboardQuery) => http.get('/dashboard', one(dashboardSchema), { query: { ...query } }),
  ticketsOfUsers: (query: ChartQuery) =>
    http.get('/dashboard/ticketsUsers', many(ticketsOfUserSchema, 'data'), { query: { ...query } }),
  ticketsOfDays: (query: ChartQuery) =>
    http.get('/dashboard/ticketsDay', many(ticketsOfDaySchema, 'data'), { query: { ...query } }),
});
