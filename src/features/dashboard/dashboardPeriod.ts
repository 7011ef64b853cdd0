import type { DashboardFilter } from '@/domain/company/dashboard';
import type { ChartDays } from '@/entities/company/dashboard/dashboardThunks';
import { firstOfMonth, localDay } from '@/lib/dates';

/** From the first day of the month to today, YYYY-MM-DD. */
export const thisMonth = (today: string): ChartDays => ({ first: firstOfMonth(today), last: today });

/** The filter of each type as it begins: by date so that the first run has parameters, by period with none. */
export const freshFilter = (type: DashboardFilter['type'], now: number): DashboardFilter => {
  const { first, last } = thisMonth(localDay(now));
  return type === 'date' ? { type, from: first, to: last } : { type, days: null };
};
