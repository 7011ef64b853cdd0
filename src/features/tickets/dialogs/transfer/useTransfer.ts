import { useCallback, useEffect } from 'react';
import type { UserListItem } from '@/protocol/records/users';
import { selectQueues, selectQueuesStatus } from '@/entities/queues/queueSelectors';
import { loadQueues } from '@/entities/queues/queueThunks';
import { transferTicket } from '@/entities/tickets/transferThunk';
import { listUsers } from '@/entities/users/userThunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useAnswer } from '@/ui/useAnswer';

export interface TransferValues {
  readonly userId?: number;
  readonly queueId?: number | null;
  readonly whatsappId?: number | null;
}

const NOBODY: readonly UserListItem[] = [];

/** Whom a ticket can go to, and the call that sends it there; where the screen goes then is decided by the feature's listeners. */
export const useTransfer = (ticketId: number, onClose: () => void) => {
  const dispatch = useAppDispatch();
  const queues = useAppSelector(selectQueues);
  const status = useAppSelector(selectQueuesStatus);
  const ask = useCallback(() => dispatch(listUsers()).unwrap(), [dispatch]);
  const users = useAnswer(ask);
  useEffect(() => {
    if (status === 'idle') void dispatch(loadQueues());
  }, [dispatch, status]);

  const send = async ({ userId, queueId, whatsappId }: TransferValues) => {
    const target = { userId: userId ?? null, queueId: queueId ?? null, whatsappId: whatsappId ?? null };
    await dispatch(transferTicket({ ticketId, target })).unwrap();
    onClose();
  };
  return { queues, users: users.value ?? NOBODY, usersFailed: users.status === 'failed', send };
};
