import type { TagRef } from '@/protocol/records/tags';
import type { Ticket } from '@/protocol/records/tickets';
import { isPresent } from '@/lib/isPresent';
import { hasOwnQueue, seesUnqueued, type Agent } from './access';

/** The lane a card is in: the id of its tag, or null for the first lane, 'Em aberto'. */
export type LaneId = number | null;

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

type Tagged = Pick<Ticket, 'tags'>;

const carries = ({ tags }: Tagged, laneId: number): boolean => tags?.some(({ id }) => id === laneId) ?? false;

/** The first of a ticket's lanes in board order; a ticket without a lane tag is in the first lane. */
export const laneOf = (ticket: Tagged, lanes: readonly TagRef[]): LaneId =>
  lanes.find(({ id }) => carries(ticket, id))?.id ?? null;

/** The other lanes whose tags a ticket carries, shown as chips of its card. */
export const otherLanesOf = (ticket: Tagged, lanes: readonly TagRef[]): readonly TagRef[] =>
  lanes.filter(({ id }) => carries(ticket, id)).slice(1);

/** The tags after a move: without those of other lanes, with the target's; ordinary tags stay. */
export const tagsAfterMove = (ticket: Tagged, lanes: readonly TagRef[], target: LaneId): readonly TagRef[] => {
  const laneIds = new Set(lanes.map(({ id }) => id));
  const kept = (ticket.tags ?? []).filter(({ id }) => !laneIds.has(id));
  const lane = lanes.find(({ id }) => id === target);
  return lane ? [...kept, { id: lane.id, name: lane.name, color: lane.color }] : kept;
};
