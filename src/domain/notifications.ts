import type { Message } from '@/contract/entities/messages';
import type { Ticket } from '@/contract/entities/tickets';
import { isAnnouncedTo, mayOpenTicket, type Agent } from './access';

/** What the user is looking at. */
export interface Attention {
  readonly focused: boolean;
  /** The ticket whose conversation is on screen. */
  readonly conversation: number | null;
  /** The list of pending tickets is on screen. */
  readonly pendingShown: boolean;
}

const isOwnOpen = (agent: Agent, ticket: Ticket): boolean =>
  ticket.status === 'open' && ticket.userId === agent.id && mayOpenTicket(agent, ticket);

/** Is the user told of a new message: one of a ticket of theirs whose conversation they are not reading (NTV-06)? */
export const isMessageNotice = (agent: Agent, ticket: Ticket, message: Message, attention: Attention): boolean => {
  if (message.fromMe || message.isEdited === true || !isOwnOpen(agent, ticket)) return false;
  return !(attention.focused && attention.conversation === ticket.id);
};

/**
 * Is a ticket that just became pending announced (DESK-07)? `before` is the ticket as it was known, null when unknown; it is
 * announced once, until it leaves that state, and not while the focused window shows the pending list.
 */
export const isPendingNotice = (agent: Agent, before: Ticket | null, after: Ticket, attention: Attention): boolean => {
  if (!isAnnouncedTo(agent, after) || (before !== null && isAnnouncedTo(agent, before))) return false;
  return !(attention.focused && attention.pendingShown);
};

/** Did somebody hand the ticket to this user (NTV-06)? An unknown ticket that is already theirs may be theirs for long. */
export const isTransferNotice = (agent: Agent, before: Ticket | null, after: Ticket): boolean =>
  before !== null && !isOwnOpen(agent, before) && isOwnOpen(agent, after);
