import { useTranslation } from 'react-i18next';
import { removeMessage } from '@/entities/messages/messageThunks';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { useConfirm } from '@/ui/feedback/ConfirmContext';
import { isUntoldFailure } from '../shared/isUntoldFailure';

/** Asks, and deletes the message after a yes. */
export const useDeleteMessage = (ticketId: number): ((messageId: string) => Promise<void>) => {
  const { t } = useTranslation('conversation');
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  return async (messageId) => {
    const confirmed = await confirm({
      title: t('remove.title'),
      message: t('remove.text'),
      confirmLabel: t('remove.action'),
      danger: true,
    });
    if (!confirmed) return;
    // The menu is gone by now, so nothing near the message could say it.
    if (isUntoldFailure(await dispatch(removeMessage({ ticketId, messageId })))) {
      dispatch(toastShown({ kind: 'error', textKey: 'conversation:remove.failed' }));
    }
  };
};
