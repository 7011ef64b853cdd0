import { useCallback, useMemo, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '@/domain/limits';
import type { ChartDays } from '@/entities/company/dashboard/dashboardThunks';
import { useAsync } from '@/ui/useAsync';
import { useDebounced } from '@/ui/useDebounced';
import { useToday } from '@/ui/useToday';
import { thisMonth } from '../dashboardPeriod';

/**
 * The days of a chart and what was found for them; asked 500 ms after the last change, while both are there, and again on a new
 * day: the app stays open overnight. Until the user chooses days, they end with the present one.
 */
export const useChart = <Bar>(load: (days: ChartDays) => Promise<readonly Bar[]>) => {
  const today = useToday();
  const [chosen, setDays] = useState<ChartDays | null>(null);
  const wanted = useMemo(() => ({ days: chosen ?? thisMonth(today), today }), [chosen, today]);
  const { days } = wanted;
  const settled = useDebounced(wanted, SEARCH_DEBOUNCE_MS);
  const [asked, setAsked] = useState(settled);
  if (asked !== settled && settled.days.first !== '' && settled.days.last !== '') setAsked(settled);
  const ask = useCallback(async () => ({ ...asked, bars: await load(asked.days) }), [asked, load]);
  const { status, value, reload } = useAsync(ask);
  return {
    days,
    setDays,
    /** The days that the bars are about. */
    shown: value?.days ?? asked.days,
    /** The day on which the bars were read: its own one is still growing. */
    today: value?.today ?? asked.today,
    bars: value?.bars ?? null,
    failed: status === 'failed',
    reload,
  };
};
