import type { Ticket } from '@/protocol/records/tickets';

/** How a ticket passed to another agent. */
export interface Reassignment {
  /** `taken`: another agent has it now; `queued`: it waits again; `closed`: it is over. */
  readonly kind: 'taken' | 'queued' | 'closed';
  /** The agent who now has the ticket or closed it; null when the server does not say. */
  readonly by: string | null;
  /** The queue it waits in; null when it has none. */
  readonly queue: string | null;
}

type Standing = Pick<Ticket, 'status' | 'userId' | 'user' | 'queue'>;

/**
 * What another agent did between two states of a ticket that `userId` has open. Null when the user or no agent did it: a
 * customer who writes reopens a closed ticket as pending, which takes it from nobody.
 */
export const reassignmentBetween = (
  before: Pick<Standing, 'status' | 'userId'>,
  after: Standing,
  userId: number,
): Reassignment | null => {
  const by = after.user?.name || null;
  const queue = after.queue?.name || null;
  if (after.status === 'pending') return before.status === 'open' ? { kind: 'queued', by: null, queue } : null;
  if (after.userId === userId) return null;
  if (after.status === 'closed') return before.status === 'closed' ? null : { kind: 'closed', by, queue };
  if (after.status !== 'open') return null;
  return before.status === 'open' && before.userId === after.userId ? null : { kind: 'taken', by, queue };
};
