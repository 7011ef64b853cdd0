import { addressPart } from '@/lib/addressPart';
import type { Ticket } from '@/protocol/records/tickets';

/** The address at which the app shows a waiting ticket: its place in the list, since it has to be accepted first. */
export const waitingAddress = (ticketId: number): string => `/tickets?pending=${ticketId}`;

/** The address of a ticket's conversation, whatever its state. */
export const conversationAddress = (uuid: string): string => `/tickets/${addressPart(uuid)}`;

/** The address at which the app shows a ticket: its conversation, or for a waiting one its place in the list. */
export const ticketAddress = ({ id, uuid, status }: Pick<Ticket, 'id' | 'uuid' | 'status'>): string =>
  status === 'pending' ? waitingAddress(id) : conversationAddress(uuid);
