import { useTranslation } from 'react-i18next';
import type { Ticket } from '@/protocol/records/tickets';
import type { BatchAction } from '@/domain/batch';
import { selectIsAwaitingRating } from '@/entities/tickets/ticketSelectors';
import { runBatch } from '@/processes/batch/runBatch';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { useConfirm } from '@/ui/feedback/ConfirmContext';

/** Begins an action on several tickets, after the question or the dialog it needs. */
export const useBatch = (): ((action: BatchAction, tickets: readonly Ticket[]) => Promise<void>) => {
  const { t } = useTranslation(['batch', 'tickets']);
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const confirm = useConfirm();
  return async (action, tickets) => {
    const ticketIds = tickets.map(({ id }) => id);
    if (action === 'transfer') dispatch(dialogOpened({ type: 'transferTicket', ticketIds }));
    else if (action === 'tag') dispatch(dialogOpened({ type: 'tagTickets', ticketIds }));
    else {
      const isRated = ticketIds.some((id) => selectIsAwaitingRating(store.getState(), id));
      const question = {
        title: t('tickets:rating.finishTitle'),
        message: t('rating'),
        confirmLabel: t('actions.finish'),
      };
      if (action === 'finish' && isRated && !(await confirm(question))) return;
      void dispatch(runBatch({ work: { action }, ticketIds }));
    }
  };
};
