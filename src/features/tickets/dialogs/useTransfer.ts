import { useState } from 'react';
import type { UserListItem } from '@/protocol/records/users';
import { isHeldAlike } from '@/domain/conversations/ticketStatus';
import { ticketName } from '@/domain/conversations/ticketName';
import { ticketTransferred } from '@/entities/conversations/resolveUndo/resolveUndo';
import { selectTicket } from '@/entities/conversations/tickets/ticketSelectors';
import { runBatch } from '@/processes/batch/runBatch';
import { transferTicket } from '@/entities/conversations/tickets/ticketStatusThunks';
import { listUsers } from '@/entities/company/users/users';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { useRead } from '@/ui/useAsync';
import { useCompanyQueues } from '../shared/useQueueChoice';

export interface TransferValues {
  readonly userId?: number;
  readonly queueId?: number | null;
  readonly whatsappId?: number | null;
}

const NO_USERS: readonly UserListItem[] = [];

/** The possible targets of a transfer, and the calls that transfer; the feature's listeners decide what is opened next. */
export const useTransfer = (ticketIds: readonly number[], onClose: () => void) => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const queues = useCompanyQueues();
  const users = useRead(listUsers);
  const find = (id: number) => selectTicket(store.getState(), id);
  /** Several tickets as they were when the dialog was opened. */
  const [several] = useState(() => ticketIds.flatMap((id) => find(id) ?? []));
  /** The single ticket as the user knows it. */
  const [known, setKnown] = useState(several[0] ?? null);
  const [isChanged, setChanged] = useState(false);

  const send = async ({ userId, queueId, whatsappId }: TransferValues) => {
    const target = { userId: userId ?? null, queueId: queueId ?? null, whatsappId: whatsappId ?? null };
    const [ticketId] = ticketIds;
    if (ticketId === undefined || ticketIds.length > 1) {
      void dispatch(runBatch({ work: { action: 'transfer', target }, ticketIds, known: several }));
      onClose();
      return;
    }
    const ticket = find(ticketId);
    // A colleague may take or resolve the ticket while the dialog is open. Whoever knows that may transfer it all the same.
    const isAsKnown = ticket && known ? isHeldAlike(ticket, known) : ticket === known;
    setChanged(!isAsKnown);
    setKnown(ticket);
    if (!isAsKnown) return;
    const contactName = ticket ? ticketName(ticket) : '';
    const answer = await dispatch(transferTicket({ ticketId, target }));
    if (transferTicket.rejected.match(answer)) {
      // The app's own refusal, not the server's: a colleague changed it while the connection was lost.
      const isOwn = answer.error.textKey !== undefined;
      setChanged(isOwn);
      if (isOwn) return;
      throw answer.error;
    }
    const userName = users.value?.find(({ id }) => id === userId)?.name ?? '';
    const queueName = queues.find(({ id }) => id === queueId)?.name ?? '';
    dispatch(ticketTransferred({ id: ticketId, contactName, userName, queueName }));
    onClose();
  };
  return { queues, users: users.value ?? NO_USERS, usersFailed: users.status === 'failed', isChanged, send };
};
