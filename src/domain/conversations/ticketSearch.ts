import type { Ticket, TicketStatus } from '@/protocol/records/tickets';
import { mayOpenTicket, type Agent } from './access';
import { textFinder } from '../text/foldedText';

/** What the search tab looks for; empty parts do not filter. */
export interface TicketSearch {
  readonly text: string;
  /** A ticket must carry all of them. */
  readonly tagIds: readonly number[];
  /** At most one owner: servers find nothing for two or more. */
  readonly userId: number | null;
  readonly status: TicketStatus | null;
}

export const emptySearch: TicketSearch = { text: '', tagIds: [], userId: null, status: null };

export const isEmptySearch = ({ text, tagIds, userId, status }: TicketSearch): boolean =>
  text.trim() === '' && tagIds.length === 0 && userId === null && status === null;

const textsOf = ({ contact, lastMessage, messages = [] }: Ticket): string[] => [
  contact?.name ?? '',
  contact?.number ?? '',
  lastMessage ?? '',
  ...messages.map(({ body }) => body),
];

/**
 * Does a ticket belong in the search's list? `isFound`: the server found it by the text, in messages this computer may not
 * know. Tags are compared here too, since servers drop them when an owner is asked for.
 */
export const matchesSearch = (search: TicketSearch, ticket: Ticket, agent: Agent, isFound: boolean): boolean => {
  if (search.status !== null && ticket.status !== search.status) return false;
  if (search.userId !== null && ticket.userId !== search.userId) return false;
  if (!search.tagIds.every((id) => ticket.tags?.some((tag) => tag.id === id))) return false;
  return mayOpenTicket(agent, ticket) && (isFound || textFinder(search.text)(...textsOf(ticket)));
};
