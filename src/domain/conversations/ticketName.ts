import type { Ticket } from '@/protocol/records/tickets';
import { formatPhone } from '@/lib/formatPhone';

/**
 * What a ticket is called on screen: its contact's name, else the contact's number, else its own. Servers send tickets without their
 * contact. Not for texts to the customer, which must name nobody then.
 */
export const ticketName = ({ id, contact, isGroup }: Pick<Ticket, 'id' | 'contact' | 'isGroup'>): string =>
  contact?.name.trim() || (isGroup === true ? '' : formatPhone(contact?.number ?? '')) || `#${id}`;
