import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { LoadStatus } from '@/entities/base/loadStatus';
import { useLoadFailed } from './useLoadFailed';

/**
 * What a select of records shows where there is no record: why nothing can be chosen, and for a chosen one that is deleted, or could
 * not be read, a word instead of its number.
 */
export const useRecordChoice = (status: LoadStatus) => {
  const { t } = useTranslation('common');
  const notFoundContent = useLoadFailed(status === 'failed');
  const isRead = status === 'ready' || status === 'failed';
  const labelRender = ({ label }: { readonly label?: ReactNode }): ReactNode =>
    label ?? (isRead ? t('form.unavailable') : '…');
  return { notFoundContent, labelRender };
};
