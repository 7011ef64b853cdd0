import type { DashboardFilter } from '@/domain/company/dashboard';
import type { ChartDays } from '@/entities/company/dashboard/dashboardThunks';
import { firstOfMonth } from '@/lib/dates';

/** From the first day of the month to today, YYYY-MM-DD. */
export const thisMonth = (today: string): ChartDays => ({ first: firstOfMonth(today), last: today });

/** The filter as it begins: by date, so that the first run has parameters. */
export const freshFilter = (today: string): DashboardFilter => {
  const { first, last } = thisMonth(today);
  return { type: 'date', from: first, to: last };
};
