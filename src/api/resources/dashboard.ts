import { rest } from '@/protocol/rest';
import type { Http } from '../http';

/** Parameters of GET /dashboard (CALL-63); at least one is set (DASH-08). */
export interface DashboardQuery {
  readonly days?: number;
  /** yyyy-MM-dd, like `date_to`. */
  readonly date_from?: string;
  readonly date_to?: string;
}

/** Parameters of both charts (CALL-64, CALL-65); days as yyyy-MM-dd (DASH-15). */
export interface ChartQuery {
  readonly initialDate: string;
  readonly finalDate: string;
  readonly companyId: number;
}

export const createDashboard = (http: Http) => ({
  show: (query: DashboardQuery) => http.request(rest.dashboard.show, [], { query: { ...query } }),
  ticketsOfUsers: (query: ChartQuery) => http.request(rest.dashboard.ticketsOfUsers, [], { query: { ...query } }),
  ticketsOfDays: (query: ChartQuery) => http.request(rest.dashboard.ticketsOfDays, [], { query: { ...query } }),
});
