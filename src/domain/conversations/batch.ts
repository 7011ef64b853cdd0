import type { Ticket } from '@/protocol/records/tickets';
import { mayOpenTicket, type Agent } from './access';

/** What can be done to several tickets at once. */
export type BatchAction = 'accept' | 'return' | 'transfer' | 'tag' | 'resolve';

const FITS: Readonly<Record<BatchAction, (ticket: Ticket) => boolean>> = {
  accept: ({ status }) => status === 'pending',
  return: ({ status }) => status === 'open',
  transfer: ({ status }) => status === 'open' || status === 'pending',
  tag: () => true,
  resolve: ({ status }) => status === 'open',
};

const ACTIONS = Object.keys(FITS) as readonly BatchAction[];

/** May this user do this to the ticket in its present state? */
export const allowsAction = (ticket: Ticket, agent: Agent, action: BatchAction): boolean =>
  mayOpenTicket(agent, ticket) && FITS[action](ticket);

/** The actions that all the tickets allow, in the order they are offered; none without tickets. */
export const commonActions = (tickets: readonly Ticket[], agent: Agent): readonly BatchAction[] =>
  tickets.length === 0
    ? []
    : ACTIONS.filter((action) => tickets.every((ticket) => allowsAction(ticket, agent, action)));

/** The rows between two rows of a list, both included, in either direction; only `to` if `from` is gone. */
export const rowsBetween = (ids: readonly number[], from: number | null, to: number): readonly number[] => {
  const start = from === null ? -1 : ids.indexOf(from);
  const end = ids.indexOf(to);
  if (start === -1 || end === -1) return [to];
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1);
};
