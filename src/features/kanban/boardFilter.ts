import type { Queue } from '@/protocol/records/queues';
import type { Ticket } from '@/protocol/records/tickets';
import { textFinder } from '@/domain/foldedText';
import type { BoardLane } from '@/entities/kanban/kanbanSelectors';
import { isPresent } from '@/lib/isPresent';

/** What is looked for among the cards that are there. */
export interface BoardFilter {
  readonly text: string;
  /** Empty means all. */
  readonly queueIds: readonly number[];
}

/** The lanes with the cards that answer a filter; a lane stays even if it is empty. */
export const filterBoard = (lanes: readonly BoardLane[], { text, queueIds }: BoardFilter): readonly BoardLane[] => {
  if (text.trim() === '' && queueIds.length === 0) return lanes;
  const finds = textFinder(text);
  const isFound = ({ id, contact, lastMessage }: Ticket): boolean =>
    finds(`#${id}`, contact?.name, contact?.number, lastMessage);
  const isInQueue = ({ queueId }: Ticket): boolean =>
    queueIds.length === 0 || (isPresent(queueId) && queueIds.includes(queueId));
  return lanes.map((lane) => ({
    ...lane,
    cards: lane.cards.filter((card) => isInQueue(card) && isFound(card)),
  }));
};

/** The queues the cards lie in, by name. */
export const queuesOf = (lanes: readonly BoardLane[]): readonly Queue[] => {
  const queues = new Map<number, Queue>();
  for (const { queue } of lanes.flatMap(({ cards }) => cards)) if (queue) queues.set(queue.id, queue);
  return [...queues.values()].sort((left, right) => left.name.localeCompare(right.name));
};
