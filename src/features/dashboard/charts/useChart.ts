import { useCallback, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '@/domain/limits';
import type { ChartDays } from '@/entities/company/dashboard/dashboardThunks';
import { useAsync } from '@/ui/useAsync';
import { useDebounced } from '@/ui/useDebounced';
import { thisMonth } from '../dashboardPeriod';

/** The days of a chart and what was found for them; asked 500 ms after the last change, while both are there. */
export const useChart = <Bar>(load: (days: ChartDays) => Promise<readonly Bar[]>) => {
  const [days, setDays] = useState(() => thisMonth(Date.now()));
  const settled = useDebounced(days, SEARCH_DEBOUNCE_MS);
  const isComplete = settled.first !== '' && settled.last !== '';
  const ask = useCallback(async () => (isComplete ? load(settled) : []), [isComplete, load, settled]);
  const { status, value, reload } = useAsync(ask);
  return { days, setDays, shown: settled, bars: value, failed: status === 'failed', reload };
};
