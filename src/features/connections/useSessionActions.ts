import { useTranslation } from 'react-i18next';
import type { Whatsapp } from '@/protocol/records/whatsappConnections';
import type { SessionAction } from '@/domain/connectionSession';
import { disconnect, renewQrCode, startSession } from '@/entities/connections/connectionSessionThunks';
import { useAppDispatch } from '@/store/hooks';
import { useConfirm } from '@/ui/feedback/ConfirmContext';

/** Does what a session's buttons say; the row follows by its events, since the answers come late. */
export const useSessionActions = (onShowQr: (id: number) => void) => {
  const { t } = useTranslation('connections');
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  return async (action: SessionAction, { id, name }: Whatsapp): Promise<void> => {
    if (action === 'showQr') onShowQr(id);
    if (action === 'retry') await dispatch(startSession(id));
    if (action === 'newQr') {
      const question = { title: t('page.newQrTitle', { name }), message: t('page.newQrMessage') };
      if (await confirm({ ...question, confirmLabel: t('session.newQr') })) await dispatch(renewQrCode(id));
    }
    if (action === 'disconnect') {
      const question = { title: t('page.disconnectTitle', { name }), message: t('page.disconnectMessage') };
      const isSure = await confirm({ ...question, confirmLabel: t('session.disconnect'), danger: true });
      if (isSure) await dispatch(disconnect(id));
    }
  };
};
