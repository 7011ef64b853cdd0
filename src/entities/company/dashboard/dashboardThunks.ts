import type { DashboardQuery } from '@/api/dashboard';
import type { Dashboard, TicketsOfDay, TicketsOfUser } from '@/protocol/records/dashboard';
import { dayBefore, localDay } from '@/lib/dates';
import { createAppThunk, type AppThunkConfig } from '../../base/thunk';

/** The first and the last day of a chart, yyyy-MM-dd. */
export interface ChartDays {
  readonly first: string;
  readonly last: string;
}

const withCompany = ({ first, last }: ChartDays, { session }: AppThunkConfig['state']) => ({
  initialDate: first,
  finalDate: last,
  companyId: session.user?.companyId ?? 0,
});

/** Reads the counters and the table of agents; if the answer lacks the new contacts, the list of contacts counts them. */
export const loadDashboard = createAppThunk<Dashboard | null, DashboardQuery>(
  'dashboard/load',
  async (query, { extra: { api, clock, log } }) => {
    const answer = await api.dashboard.show(query);
    if (!answer || answer.counters.leads !== undefined) return answer;
    const today = localDay(clock.now());
    const { days, date_from: dateStart = days && dayBefore(today, days), date_to: dateEnd = days && today } = query;
    const period = { ...(dateStart && { dateStart }), ...(dateEnd && { dateEnd }) };
    try {
      const { count } = await api.contacts.page({ pageNumber: 1, ...period });
      return { ...answer, counters: { ...answer.counters, leads: count } };
    } catch {
      // The other numbers are there.
      log.warn('The new contacts could not be counted');
      return answer;
    }
  },
  { silent: true },
);

/** Number of tickets of each user. */
export const loadTicketsOfUsers = createAppThunk<TicketsOfUser[], ChartDays>(
  'dashboard/loadTicketsOfUsers',
  (days, { extra, getState }) => extra.api.dashboard.ticketsOfUsers(withCompany(days, getState())),
  { silent: true },
);

/** Number of tickets of each day, or of each hour of a single day. */
export const loadTicketsOfDays = createAppThunk<TicketsOfDay[], ChartDays>(
  'dashboard/loadTicketsOfDays',
  (days, { extra, getState }) => extra.api.dashboard.ticketsOfDays(withCompany(days, getState())),
  { silent: true },
);
