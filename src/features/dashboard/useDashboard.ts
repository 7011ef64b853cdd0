import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { DASHBOARD_FIRST_RUN_MS } from '@/domain/limits';
import { dashboardParams } from '@/domain/dashboard';
import { loadDashboard } from '@/entities/dashboard/dashboardThunks';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { useAnswer } from '@/ui/useAnswer';
import { freshFilter } from './dashboardPeriod';

/** The filter and its result. It is applied by its button, and once automatically a second after the page opens. */
export const useDashboard = () => {
  const dispatch = useAppDispatch();
  const [filter, setFilter] = useState(() => freshFilter('date', Date.now()));
  const [asked, setAsked] = useState<ReturnType<typeof dashboardParams>>(null);

  const run = (): void => {
    const params = dashboardParams(filter);
    if (params) setAsked(params);
    else dispatch(toastShown({ kind: 'warning', textKey: 'dashboard:filter.missing' }));
  };

  const runFirst = useEffectEvent(() => {
    if (!asked) run();
  });
  useEffect(() => {
    const timer = setTimeout(() => runFirst(), DASHBOARD_FIRST_RUN_MS);
    return () => clearTimeout(timer);
  }, []);

  const ask = useCallback(
    async () => (asked === null ? null : dispatch(loadDashboard(asked)).unwrap()),
    [asked, dispatch],
  );
  const { status, value: report, reload } = useAnswer(ask);
  return { filter, setFilter, run, report, failed: status === 'failed', reload };
};
