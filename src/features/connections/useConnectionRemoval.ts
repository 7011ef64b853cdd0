import { useTranslation } from 'react-i18next';
import type { Whatsapp } from '@/protocol/records/whatsappConnections';
import { removeConnection } from '@/entities/connections/connectionThunks';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { useConfirm } from '@/ui/feedback/ConfirmContext';

/** Deletes a connection after a question. */
export const useConnectionRemoval = () => {
  const { t } = useTranslation(['connections', 'common']);
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  return async ({ id, name }: Whatsapp): Promise<void> => {
    const question = {
      title: t('page.removeTitle', { name }),
      message: t('page.removeMessage'),
      confirmLabel: t('common:actions.delete'),
      danger: true,
    };
    if (!(await confirm(question))) return;
    const answer = await dispatch(removeConnection(id));
    if (removeConnection.fulfilled.match(answer)) {
      dispatch(toastShown({ kind: 'success', textKey: 'connections:toasts.removed' }));
    }
  };
};
