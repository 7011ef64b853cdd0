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
  const [asked, setAsked] = useState(settled);
  if (asked !== settled && settled.first !== '' && settled.last !== '') setAsked(settled);
  const ask = useCallback(async () => ({ shown: asked, bars: await load(asked) }), [asked, load]);
  const { status, value, reload } = useAsync(ask);
  return {
    days,
    setDays,
    /** The days that the bars are about. */
    shown: value?.shown ?? asked,
    bars: value?.bars ?? null,
    failed: status === 'failed',
    reload,
  };
};
