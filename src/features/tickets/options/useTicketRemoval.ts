import { useCallback } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { Ticket } from '@/protocol/records/tickets';
import { removeTicket } from '@/entities/conversations/tickets/removeTicketThunk';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { useConfirm } from '@/ui/feedback/ConfirmContext';
import { isShownByForm } from '../shared/isShownByForm';

/** Deletes a ticket when the user confirms it. */
export const useTicketRemoval = ({ id, contact }: Ticket): (() => Promise<void>) => {
  const { t } = useTranslation('handling');
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  const name = contact?.name ?? '';
  return useCallback(async () => {
    const confirmed = await confirm({
      title: t('removeTicket.title', { name }),
      message: t('removeTicket.message'),
      confirmLabel: t('removeTicket.confirm'),
      danger: true,
    });
    if (!confirmed) return;
    const answer = await dispatch(removeTicket({ ticketId: id }));
    if (isShownByForm(answer)) dispatch(toastShown({ kind: 'error', textKey: 'common:state.failed' }));
  }, [confirm, dispatch, id, name, t]);
};
