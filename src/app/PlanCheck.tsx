import { useTranslation } from 'react-i18next';
import { loadPlan } from '@/entities/session/sessionDetails';
import { selectPlanStatus } from '@/entities/session/sessionSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { DeniedPage } from './DeniedPage';
import { PageLoading } from './PageLoading';

/** In place of a page that needs a feature of the plan: only an answered lookup can refuse it. */
export const PlanCheck = () => {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectPlanStatus);
  const companyId = useAppSelector((state) => state.session.user?.companyId);
  if (status === 'ready' || companyId === undefined) return <DeniedPage />;
  if (status !== 'failed') return <PageLoading />;
  return <ErrorState title={t('denied.loadFailed')} onRetry={() => void dispatch(loadPlan(companyId))} />;
};
