import type { TagRef } from '@/protocol/records/tags';
import type { Ticket } from '@/protocol/records/tickets';
import { isPresent } from '@/lib/isPresent';
import { hasOwnQueue, seesUnqueued, type Agent } from './access';

/** The column a card is in: the id of its tag, or null for the first column, 'Em aberto'. */
export type ColumnId = number | null;

/** What the board asks the server for. Both values depend on the user record alone, not on the role. */
export const boardQuery = (agent: Agent): { readonly queueIds: readonly number[]; readonly showAll: boolean } => ({
  queueIds: (agent.queues ?? []).map(({ id }) => id),
  showAll: seesUnqueued(agent),
});

const isUnderWay = ({ status }: Pick<Ticket, 'status'>): boolean => status === 'open' || status === 'pending';

/**
 * Is a ticket still a card? Closed tickets are not; without `showAll`, neither are those of other owners and queues. With
 * `showAll`, servers differ about queues, so the server's list decides.
 */
export const belongsToBoard = (ticket: Ticket, agent: Agent): boolean => {
  if (!isUnderWay(ticket)) return false;
  if (seesUnqueued(agent)) return true;
  const isInQueue = !isPresent(ticket.queueId) || hasOwnQueue(agent, ticket.queueId);
  return isInQueue && (ticket.status === 'pending' || ticket.userId === agent.id);
};

interface Tagged {
  readonly tags?: readonly TagRef[] | undefined;
}

const carries = ({ tags }: Tagged, columnId: number): boolean => tags?.some(({ id }) => id === columnId) ?? false;

/** The first of a ticket's columns in board order; a ticket without a column tag is in the first column. */
export const columnOf = (ticket: Tagged, columns: readonly TagRef[]): ColumnId =>
  columns.find(({ id }) => carries(ticket, id))?.id ?? null;

/** The other columns whose tags a ticket carries, shown as chips of its card. */
export const otherColumnsOf = (ticket: Tagged, columns: readonly TagRef[]): readonly TagRef[] =>
  columns.filter(({ id }) => carries(ticket, id)).slice(1);

/** The tags after a move: without those of other columns, with the target's; ordinary tags stay. */
export const tagsAfterMove = (ticket: Tagged, columns: readonly TagRef[], target: ColumnId): readonly TagRef[] => {
  const columnIds = new Set(columns.map(({ id }) => id));
  const kept = (ticket.tags ?? []).filter(({ id }) => !columnIds.has(id));
  const column = columns.find(({ id }) => id === target);
  return column ? [...kept, { id: column.id, name: column.name, color: column.color }] : kept;
};
