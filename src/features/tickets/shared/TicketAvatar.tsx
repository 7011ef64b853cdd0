import { contactIdOf } from '@/entities/conversations/tickets/ticketTable';
import type { Ticket } from '@/protocol/records/tickets';
import { Avatar } from '@/ui/layout/Avatar';

interface TicketAvatarProps {
  readonly ticket: Ticket;
  /** Width and height, px. */
  readonly size: number;
}

/** The avatar of a ticket's contact or group. */
export const TicketAvatar = ({ ticket, size }: TicketAvatarProps) => (
  <Avatar
    id={contactIdOf(ticket) ?? ticket.id}
    name={ticket.contact?.name ?? ''}
    picture={ticket.contact?.profilePicUrl}
    group={ticket.isGroup === true}
    size={size}
  />
);
