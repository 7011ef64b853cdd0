import type { Ticket, TicketStatus } from '@/protocol/records/tickets';
import { isPresent } from '@/lib/isPresent';
import type { Agent } from './access';
import { isAdmin } from '../permissions';

/** Body of `PUT /tickets/{id}`. A missing key keeps the ticket's value, null clears it. */
export interface TicketChange {
  readonly status?: TicketStatus;
  readonly userId?: number | null;
  readonly queueId?: number | null;
  readonly whatsappId?: number | null;
  readonly useIntegration?: boolean | null;
  readonly promptId?: number | null;
  readonly integrationId?: number | null;
}

type Integration = Pick<TicketChange, 'useIntegration' | 'promptId' | 'integrationId'>;

/** The integration as it is, since only closing changes it; unknown parts are left out. */
const unchangedIntegration = ({ useIntegration, promptId, integrationId }: Ticket): Integration => ({
  ...(useIntegration !== undefined && { useIntegration }),
  ...(promptId !== undefined && { promptId }),
  ...(integrationId !== undefined && { integrationId }),
});

export const acceptChange = (ticket: Ticket, userId: number): TicketChange => ({
  status: 'open',
  userId,
  ...unchangedIntegration(ticket),
});

/** Returns the ticket to the waiting list; it keeps its queue. */
export const returnChange = (ticket: Ticket): TicketChange => ({
  status: 'pending',
  userId: null,
  ...unchangedIntegration(ticket),
});

export const resolveChange = (ticket: Ticket, userId: number): TicketChange => ({
  status: 'closed',
  userId,
  queueId: ticket.queueId ?? null,
  useIntegration: false,
  promptId: null,
  integrationId: null,
});

type Holding = Pick<Ticket, 'status' | 'userId'>;

/** Have two copies of a ticket the same status and owner? */
export const isHeldAlike = (one: Holding, other: Holding): boolean =>
  one.status === other.status && (one.userId ?? null) === (other.userId ?? null);

/** Has another agent than before taken the ticket? To put it back would take it away from them. */
export const isTakenSince = (former: Ticket, now: Ticket | undefined): boolean =>
  now?.status === 'open' && isPresent(now.userId) && now.userId !== former.userId;

/** Undoes a resolve: the ticket with the owner, queue and integration it had. */
export const restoreChange = (former: Ticket): TicketChange => ({
  status: 'open',
  userId: former.userId ?? null,
  queueId: former.queueId ?? null,
  ...unchangedIntegration(former),
});

/** Reopens a closed ticket for this user, in the queue that `reopenQueue` found or the user chose. */
export const reopenChange = (ticket: Ticket, userId: number, queueId: number | null): TicketChange => ({
  status: 'open',
  userId,
  queueId,
  ...unchangedIntegration(ticket),
});

/** Where to transfer a ticket. */
export interface TransferTarget {
  /** Null: no user; the ticket waits in the queue. */
  readonly userId: number | null;
  readonly queueId: number | null;
  /** Null: the ticket has none and none was chosen. */
  readonly whatsappId: number | null;
}

/**
 * A transfer to a user opens the ticket, since one with an owner does not wait; without a user it waits. The connection is sent
 * only when it changes: some servers refuse a transfer where another ticket of the contact has it.
 */
export const transferChange = (ticket: Ticket, { userId, queueId, whatsappId }: TransferTarget): TicketChange => ({
  status: userId === null ? 'pending' : 'open',
  userId,
  queueId,
  ...(whatsappId !== null && whatsappId !== ticket.whatsappId && { whatsappId }),
});

export type ReopenQueue = { readonly ask: false; readonly queueId: number | null } | { readonly ask: true };

/** The queue a reopened ticket gets: its own, else the user's only one; otherwise the user is asked. */
export const reopenQueue = (ticket: Ticket, agent: Agent): ReopenQueue => {
  if (isPresent(ticket.queueId)) return { ask: false, queueId: ticket.queueId };
  const own = agent.queues ?? [];
  if (own.length === 1) return { ask: false, queueId: own[0]?.id ?? null };
  if (own.length === 0 && !isAdmin(agent)) return { ask: false, queueId: null };
  return { ask: true };
};

/** The fields an agent changes on a ticket. Reading a ticket changes none of them. */
const SIGNS = [
  'status',
  'userId',
  'queueId',
  'whatsappId',
  'lastMessage',
  'chatbot',
  'queueOptionId',
  'useIntegration',
] as const;

const differs = (before: unknown, after: unknown): boolean =>
  // A missing field says nothing, since some forms of the record lack it.
  before !== undefined && after !== undefined && (before ?? null) !== (after ?? null);

/**
 * Does the later copy of a ticket contain a real change? Servers set the unread count to 0 and touch `updatedAt` on every
 * read, so these do not count; a higher unread count does.
 */
export const isRealChange = (before: Ticket, after: Ticket): boolean =>
  (after.unreadMessages ?? 0) > (before.unreadMessages ?? 0) ||
  SIGNS.some((sign) => differs(before[sign], after[sign]));
