import { useCallback } from 'react';
import { loadHours } from '@/entities/settings/hoursThunks';
import { selectUser } from '@/entities/session/sessionSelectors';
import { weekOf } from '@/domain/openingHours';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { useAnswer } from '@/ui/useAnswer';
import { HoursForm } from './HoursForm';

/** The company's opening hours. */
export const HoursTab = () => {
  const dispatch = useAppDispatch();
  const companyId = useAppSelector(selectUser)?.companyId ?? 0;
  const ask = useCallback(() => dispatch(loadHours(companyId)).unwrap(), [dispatch, companyId]);
  const { status, value: stored, reload } = useAnswer(ask);
  if (stored) return <HoursForm companyId={companyId} week={weekOf(stored)} />;
  return status === 'failed' ? <ErrorState onRetry={reload} /> : <SkeletonRows rows={7} height={64} shape="field" />;
};
