import type { Ticket } from '@/protocol/records/tickets';
import type { SessionUser } from '@/protocol/records/users';
import type { Whatsapp } from '@/protocol/records/whatsappConnections';
import { readSessionState } from '../company/whatsappSession';

type Connection = Pick<Whatsapp, 'id' | 'isDefault' | 'status'>;

/**
 * The connection a new ticket starts with: the user's own one if it still exists, else the company's default, the first
 * connected, the first at all; null when none is known.
 */
export const connectionForNewTicket = (
  connections: readonly Connection[],
  user: Pick<SessionUser, 'whatsappId'>,
): number | null => {
  const chosen =
    connections.find(({ id }) => id === user.whatsappId) ??
    connections.find(({ isDefault }) => isDefault === true) ??
    connections.find(({ status }) => readSessionState(status) === 'connected') ??
    connections[0];
  return chosen?.id ?? null;
};

/** The owner of the existing ticket that blocks a new one, as far as known. */
export interface TicketHolder {
  readonly userName: string | null;
  readonly queueName: string | null;
  /** Nobody has it yet. */
  readonly waits: boolean;
}

export const holderOf = ({ user, queue, status }: Ticket): TicketHolder => ({
  userName: user?.name || null,
  queueName: queue?.name || null,
  waits: status === 'pending',
});

/** The ticket that blocks a new one: the contact's newest unclosed ticket, preferably on the wanted connection. */
export const ticketInTheWay = (
  tickets: readonly Ticket[],
  contactId: number,
  whatsappId: number | null,
): Ticket | null => {
  const open = tickets.filter((ticket) => ticket.contactId === contactId && ticket.status !== 'closed');
  return open.find((ticket) => ticket.whatsappId === whatsappId) ?? open[0] ?? null;
};
