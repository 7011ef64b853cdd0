import { useTranslation } from '@/i18n/useTranslation';
import { hasUnfinishedWork, isBatchRunning } from '@/processes/session/unfinishedWork';
import { useAppStore } from '@/store/hooks';
import { useConfirm } from '@/ui/feedback/ConfirmContext';
import { hasUnsavedForm } from '@/ui/feedback/UnsavedContext';
import { useDiscardQuestion } from '@/ui/feedback/useDiscardQuestion';

/**
 * Asks before the session ends, where that would end or lose something; resolves with whether it may.
 *
 * @param container - Where the question is rendered; the page by default
 */
export const useMayEndSession = (container?: () => HTMLElement): (() => Promise<boolean>) => {
  const { t } = useTranslation('shell');
  const store = useAppStore();
  const confirm = useConfirm();
  const mayDiscard = useDiscardQuestion(container);
  const mayStop = (work: 'import' | 'batch') =>
    confirm({
      title: t(`user.${work}Title`),
      message: t(`user.${work}Message`),
      confirmLabel: t('user.signOut'),
      danger: true,
      container,
    });
  return async () => {
    const state = store.getState();
    if (state.contactImport.running) return mayStop('import');
    if (isBatchRunning(state)) return mayStop('batch');
    return (!hasUnfinishedWork(state) && !hasUnsavedForm()) || mayDiscard();
  };
};
