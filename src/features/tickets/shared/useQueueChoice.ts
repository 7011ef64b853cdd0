import { useEffect } from 'react';
import type { Queue } from '@/protocol/records/queues';
import { isAdmin } from '@/domain/permissions';
import { ensureQueues, selectQueues } from '@/entities/company/queues/queues';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

const NO_QUEUES: readonly Queue[] = [];

/** The queues a user may choose from: all of the company for admins, otherwise the user's own. */
export const useQueueChoice = (): readonly Queue[] => {
  const dispatch = useAppDispatch();
  const user = useAppSelector((state) => state.session.user);
  const all = useAppSelector(selectQueues);
  const admin = isAdmin(user);
  useEffect(() => {
    // Asks once more where they could not be read before.
    if (admin) void dispatch(ensureQueues);
  }, [admin, dispatch]);
  return admin ? all : (user?.queues ?? NO_QUEUES);
};
