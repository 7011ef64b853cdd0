import type { Queue } from '@/protocol/records/queues';
import type { UserListItem } from '@/protocol/records/users';

type QueueName = Pick<Queue, 'id' | 'name'>;

/**
 * The queues a ticket may be transferred to: those of the chosen user, or all queues when no user is chosen. A ticket is
 * never given to a user who could not open it. Once all queues are known, those a user had when the users were read may be deleted.
 */
export const transferQueues = (
  all: readonly QueueName[],
  receiver: Pick<UserListItem, 'queues'> | null,
): readonly QueueName[] => {
  if (!receiver) return all;
  const own = receiver.queues ?? [];
  return all.length > 0 ? own.filter((queue) => all.some(({ id }) => id === queue.id)) : own;
};

/** The preselected queue: the ticket's own if it is offered, else the receiver's first. */
export const transferQueueOf = (offered: readonly QueueName[], present: number | null): number | null => {
  if (offered.some(({ id }) => id === present)) return present;
  return offered[0]?.id ?? null;
};
