import { useCallback } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useConfirm, type ConfirmRequest } from './ConfirmContext';

export type DeleteQuestion = Pick<ConfirmRequest, 'title' | 'message'>;

/** Asks before something is deleted; resolves with whether it may be. */
export const useDeleteQuestion = (): ((question: DeleteQuestion) => Promise<boolean>) => {
  const { t } = useTranslation('common');
  const confirm = useConfirm();
  return useCallback(
    (question) => confirm({ ...question, confirmLabel: t('actions.delete'), danger: true }),
    [confirm, t],
  );
};
