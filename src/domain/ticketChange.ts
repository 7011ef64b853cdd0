import type { Ticket } from '@/protocol/records/tickets';

/** What somebody does to a ticket; a reading alone touches none of it. */
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
  // Forms of the record that lack a part say nothing of it.
  before !== undefined && after !== undefined && (before ?? null) !== (after ?? null);

/**
 * Is the later copy of a ticket more than a reading of the earlier one? Servers set the unread counter to 0 and touch
 * `updatedAt` whenever somebody reads; more unread messages are a change.
 */
export const isRealChange = (before: Ticket, after: Ticket): boolean =>
  (after.unreadMessages ?? 0) > (before.unreadMessages ?? 0) ||
  SIGNS.some((sign) => differs(before[sign], after[sign]));
