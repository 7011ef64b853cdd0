import type { Ticket } from '@/protocol/records/tickets';

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
