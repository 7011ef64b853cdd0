import { useEffect } from 'react';
import type { Queue } from '@/protocol/records/queues';
import { isAdmin } from '@/domain/permissions';
import { ensureQueues, selectQueues, selectQueuesStatus } from '@/entities/company/queues/queues';
import { selectUser } from '@/entities/session/sessionSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

const NO_QUEUES: readonly Queue[] = [];

/** All queues of the company, read when a choice opens, also after a failure; `wanted`: they are offered. */
export const useCompanyQueues = (wanted = true): readonly Queue[] => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (wanted) void dispatch(ensureQueues);
  }, [dispatch, wanted]);
  return useAppSelector(selectQueues);
};

/** Could the queues of the company not be read? */
export const useAreQueuesLost = (): boolean => useAppSelector(selectQueuesStatus) === 'failed';

/** The queues a user may choose from: all of the company for admins, otherwise the user's own. */
export const useQueueChoice = (): readonly Queue[] => {
  const user = useAppSelector(selectUser);
  const admin = isAdmin(user);
  const all = useCompanyQueues(admin);
  return admin ? all : (user?.queues ?? NO_QUEUES);
};

/** A chosen queue as long as it may be chosen: it may be deleted, or taken from the user, while the choice is open. */
export const keptQueue = (queues: readonly Pick<Queue, 'id'>[], chosen: number | undefined): number | undefined =>
  queues.find(({ id }) => id === chosen)?.id;

/** Could the queues to choose from not be read? Without a call only an agent's own ones are known. */
export const useIsQueueChoiceLost = (): boolean => {
  const admin = isAdmin(useAppSelector(selectUser));
  return useAreQueuesLost() && admin;
};
