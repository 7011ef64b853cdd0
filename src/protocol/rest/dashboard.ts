import { dashboardSchema, ticketsOfDaySchema, ticketsOfUserSchema } from '../records/dashboard';
import { call, many, one } from './call';

/** rest.md §19. */
export const dashboard = {
  show: call('GET', () => '/dashboard', one(dashboardSchema)),
  ticketsOfUsers: call('GET', () => '/dashboard/ticketsUsers', many(ticketsOfUserSchema, 'data')),
  ticketsOfDays: call('GET', () => '/dashboard/ticketsDay', many(ticketsOfDaySchema, 'data')),
};
