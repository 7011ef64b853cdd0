import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { schedules } from '@/entities/schedules/schedules';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { useConfirm } from '@/ui/feedback/ConfirmContext';

interface ScheduleRemoval {
  readonly busy: boolean;
  /** The last try failed and no toast said so. */
  readonly failed: boolean;
  readonly remove: (scheduleId: number) => Promise<void>;
}

/** Deletes a schedule after a question. */
export const useScheduleRemoval = (onClose: () => void): ScheduleRemoval => {
  const { t } = useTranslation(['schedules', 'common']);
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  const remove = async (scheduleId: number): Promise<void> => {
    const confirmed = await confirm({
      title: t('dialog.removeTitle'),
      message: t('dialog.removeMessage'),
      confirmLabel: t('common:actions.delete'),
      danger: true,
    });
    if (!confirmed) return;
    setBusy(true);
    setFailed(false);
    const answer = await dispatch(schedules.remove(scheduleId));
    setBusy(false);
    if (schedules.remove.rejected.match(answer)) {
      setFailed(answer.error.code === null);
      return;
    }
    dispatch(toastShown({ kind: 'success', textKey: 'schedules:dialog.removed' }));
    onClose();
  };
  return { busy, failed, remove };
};
