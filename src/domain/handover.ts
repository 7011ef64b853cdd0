import type { Ticket } from '@/protocol/records/tickets';

/** How a ticket went to somebody else. */
export interface Handover {
  /** `taken`: another agent has it now; `queued`: it waits again; `closed`: it is over. */
  readonly kind: 'taken' | 'queued' | 'closed';
  /** The agent who has or closed it; null where no server tells. */
  readonly by: string | null;
  /** The queue it waits in; null when it has none. */
  readonly queue: string | null;
}

type Standing = Pick<Ticket, 'status' | 'userId' | 'user' | 'queue'>;

/**
 * What another agent did between two states of a ticket that `userId` has open; null when it is that user's own doing or none
 * of an agent. A customer who writes makes a closed ticket wait: that takes it from nobody.
 */
export const handoverBetween = (before: Standing, after: Standing, userId: number): Handover | null => {
  const by = after.user?.name || null;
  const queue = after.queue?.name || null;
  if (after.status === 'pending') return before.status === 'open' ? { kind: 'queued', by: null, queue } : null;
  if (after.userId === userId) return null;
  if (after.status === 'closed') return before.status === 'closed' ? null : { kind: 'closed', by, queue };
  if (after.status !== 'open') return null;
  return before.status === 'open' && before.userId === after.userId ? null : { kind: 'taken', by, queue };
};
