import { useTranslation } from '@/i18n/useTranslation';
import { signOut } from '@/entities/session/signOut';
import { hasUnfinishedWork, isBatchRunning } from '@/processes/session/unfinishedWork';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { useConfirm } from '@/ui/feedback/ConfirmContext';
import { hasUnsavedForm } from '@/ui/feedback/UnsavedContext';
import { useDiscardQuestion } from '@/ui/feedback/useDiscardQuestion';

/**
 * Signs out, after a question where that would end or lose something.
 *
 * @param container - Where the question is rendered; the page by default
 */
export const useSignOut = (container?: () => HTMLElement): (() => Promise<void>) => {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
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
  const mayLeave = async (): Promise<boolean> => {
    const state = store.getState();
    if (state.contactImport.running) return mayStop('import');
    if (isBatchRunning(state)) return mayStop('batch');
    return (!hasUnfinishedWork(state) && !hasUnsavedForm()) || mayDiscard();
  };
  return async () => {
    if (await mayLeave()) await dispatch(signOut());
  };
};
